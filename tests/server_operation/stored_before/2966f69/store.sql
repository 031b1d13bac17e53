BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE entries (
	table_id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	time INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	"by" VARCHAR(8) NOT NULL, 
	client VARCHAR(64), 
	client_number INTEGER, 
	data JSON NOT NULL, 
	PRIMARY KEY (table_id, number), 
	CONSTRAINT entries_once UNIQUE (table_id, seat, client, client_number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES(1,1,1794971092474,'start',NULL,'server',NULL,NULL,'{"record": [0, 2, 25, 23, 30, 1, 19, 0, 5], "at": 9, "line": 9}');
INSERT INTO "entries" VALUES(1,2,1794971092717,'play',1,'person','test-client-1',1,'{"record":[14],"played":1,"stopped":null,"at":10,"line":10}');
INSERT INTO "entries" VALUES(1,3,1794971092737,'play',1,'person','test-client-1',2,'{"record":[0],"played":1,"stopped":null,"at":11,"line":11}');
INSERT INTO "entries" VALUES(1,4,1794971092757,'play',2,'person','test-client-1',3,'{"record":[15],"played":1,"stopped":null,"at":12,"line":12}');
INSERT INTO "entries" VALUES(1,5,1794971092782,'play',2,'person','test-client-1',4,'{"record":[4099],"played":1,"stopped":null,"at":13,"line":13}');
INSERT INTO "entries" VALUES(1,6,1794971092861,'play',2,'person','test-client-1',5,'{"record":[0],"played":1,"stopped":null,"at":14,"line":14}');
INSERT INTO "entries" VALUES(1,7,1794971092892,'play',0,'person','test-client-1',6,'{"record":[4],"played":1,"stopped":null,"at":15,"line":15}');
INSERT INTO "entries" VALUES(1,8,1794971092909,'play',0,'person','test-client-1',7,'{"record":[0],"played":1,"stopped":null,"at":16,"line":16}');
INSERT INTO "entries" VALUES(1,9,1794971092937,'play',1,'person','test-client-1',8,'{"record":[16],"played":1,"stopped":null,"at":17,"line":17}');
INSERT INTO "entries" VALUES(1,10,1794971092954,'play',1,'person','test-client-1',9,'{"record":[0],"played":1,"stopped":null,"at":18,"line":18}');
INSERT INTO "entries" VALUES(1,11,1794971092983,'play',2,'person','test-client-1',10,'{"record":[10],"played":1,"stopped":null,"at":19,"line":19}');
INSERT INTO "entries" VALUES(1,12,1794971093024,'play',2,'person','test-client-1',11,'{"record":[0],"played":1,"stopped":null,"at":20,"line":20}');
INSERT INTO "entries" VALUES(1,13,1794971093043,'play',0,'person','test-client-1',12,'{"record":[1],"played":1,"stopped":null,"at":21,"line":21}');
INSERT INTO "entries" VALUES(1,14,1794971093075,'play',0,'person','test-client-1',13,'{"record":[0],"played":1,"stopped":null,"at":22,"line":22}');
INSERT INTO "entries" VALUES(1,15,1794971093099,'play',1,'person','test-client-1',14,'{"record":[22],"played":1,"stopped":null,"at":23,"line":23}');
INSERT INTO "entries" VALUES(1,16,1794971093158,'play',1,'person','test-client-1',15,'{"record":[2],"played":1,"stopped":null,"at":24,"line":24}');
INSERT INTO "entries" VALUES(1,17,1794971093179,'play',1,'person','test-client-1',16,'{"record":[0],"played":1,"stopped":null,"at":25,"line":25}');
INSERT INTO "entries" VALUES(1,18,1794971093225,'play',2,'person','test-client-1',17,'{"record":[13],"played":1,"stopped":null,"at":26,"line":26}');
INSERT INTO "entries" VALUES(1,19,1794971093260,'play',2,'person','test-client-1',18,'{"record":[0],"played":1,"stopped":null,"at":27,"line":27}');
INSERT INTO "entries" VALUES(1,20,1794971093293,'play',0,'person','test-client-1',19,'{"record":[15],"played":1,"stopped":null,"at":28,"line":28}');
INSERT INTO "entries" VALUES(1,21,1794971093377,'play',0,'person','test-client-1',20,'{"record":[2],"played":1,"stopped":null,"at":29,"line":29}');
INSERT INTO "entries" VALUES(1,22,1794971093406,'play',1,'person','test-client-1',21,'{"record":[3],"played":1,"stopped":null,"at":30,"line":30}');
INSERT INTO "entries" VALUES(1,23,1794971093421,'play',1,'person','test-client-1',22,'{"record":[0],"played":1,"stopped":null,"at":31,"line":31}');
INSERT INTO "entries" VALUES(1,24,1794971093443,'play',2,'person','test-client-1',23,'{"record":[6],"played":1,"stopped":null,"at":32,"line":32}');
INSERT INTO "entries" VALUES(1,25,1794971093460,'play',2,'person','test-client-1',24,'{"record":[0],"played":1,"stopped":null,"at":33,"line":33}');
INSERT INTO "entries" VALUES(1,26,1794971093476,'play',0,'person','test-client-1',25,'{"record":[10],"played":1,"stopped":null,"at":34,"line":34}');
INSERT INTO "entries" VALUES(1,27,1794971093488,'standing',1,'person','test-client-1',26,'{"answers":[{"question":"bid","prefer":[],"limit":3,"keep":false,"until":null,"own":false},{"question":"kiosk-choice","prefer":["choose *"],"limit":null,"keep":true,"until":null,"own":false},{"question":"encounters","prefer":["done","catch *","play *"],"limit":null,"keep":false,"until":null,"own":true}],"at":34,"line":34}');
INSERT INTO "entries" VALUES(1,28,1794971093502,'standing',2,'person','test-client-1',27,'{"answers":[{"question":"bid","prefer":[],"limit":3,"keep":false,"until":null,"own":false},{"question":"kiosk-choice","prefer":["choose *"],"limit":null,"keep":true,"until":null,"own":false},{"question":"encounters","prefer":["done","catch *","play *"],"limit":null,"keep":false,"until":null,"own":true}],"at":34,"line":34}');
INSERT INTO "entries" VALUES(1,29,1794971093577,'chat',0,'person','test-client-1',28,'{"text":"kolay gelsin \ud83d\udc2a","at":34,"line":34}');
INSERT INTO "entries" VALUES(1,30,1794971093629,'play',0,'person','test-client-1',30,'{"record":[2],"played":1,"stopped":null,"at":35,"line":35}');
INSERT INTO "entries" VALUES(1,31,1794971093674,'play',0,'person','test-client-1',31,'{"record":[0],"played":1,"stopped":null,"at":36,"line":36}');
INSERT INTO "entries" VALUES(2,1,1794971094410,'start',NULL,'server',NULL,NULL,'{"record": [0, 1, 3, 15, 27, 1, 2, 12], "at": 8, "line": 8}');
INSERT INTO "entries" VALUES(2,2,1794971097042,'play',1,'bot',NULL,NULL,'{"record":[5,0],"at":10,"line":10}');
INSERT INTO "entries" VALUES(2,3,1794971097051,'play',0,'person','test-client-2',1,'{"record":[5],"played":1,"stopped":null,"at":11,"line":11}');
INSERT INTO "entries" VALUES(2,4,1794971097058,'play',0,'person','test-client-2',2,'{"record":[0],"played":1,"stopped":null,"at":12,"line":12}');
INSERT INTO "entries" VALUES(2,5,1794971097073,'play',1,'bot',NULL,NULL,'{"record":[11,0],"at":14,"line":14}');
INSERT INTO "entries" VALUES(2,6,1794971097078,'play',0,'person','test-client-2',3,'{"record":[11],"played":1,"stopped":null,"at":15,"line":15}');
INSERT INTO "entries" VALUES(2,7,1794971097102,'play',0,'person','test-client-2',4,'{"record":[2],"played":1,"stopped":null,"at":16,"line":16}');
INSERT INTO "entries" VALUES(2,8,1794971097109,'play',0,'person','test-client-2',5,'{"record":[1],"played":1,"stopped":null,"at":17,"line":17}');
INSERT INTO "entries" VALUES(2,9,1794971097119,'play',1,'bot',NULL,NULL,'{"record":[1,0],"at":19,"line":19}');
INSERT INTO "entries" VALUES(2,10,1794971097128,'play',0,'person','test-client-2',6,'{"record":[2],"played":1,"stopped":null,"at":20,"line":20}');
INSERT INTO "entries" VALUES(2,11,1794971097139,'play',0,'person','test-client-2',7,'{"record":[0],"played":1,"stopped":null,"at":21,"line":21}');
INSERT INTO "entries" VALUES(2,12,1794971097157,'play',1,'bot',NULL,NULL,'{"record":[8,0],"at":23,"line":23}');
INSERT INTO "entries" VALUES(2,13,1794971097168,'play',0,'person','test-client-2',8,'{"record":[16],"played":1,"stopped":null,"at":24,"line":24}');
INSERT INTO "entries" VALUES(2,14,1794971097175,'play',0,'person','test-client-2',9,'{"record":[2],"played":1,"stopped":null,"at":25,"line":25}');
INSERT INTO "entries" VALUES(2,15,1794971097203,'play',1,'bot',NULL,NULL,'{"record":[20,2],"at":27,"line":27}');
INSERT INTO "entries" VALUES(2,16,1794971097220,'play',0,'person','test-client-2',10,'{"record":[18],"played":1,"stopped":null,"at":28,"line":28}');
INSERT INTO "entries" VALUES(2,17,1794971097229,'play',0,'person','test-client-2',11,'{"record":[0],"played":1,"stopped":null,"at":29,"line":29}');
INSERT INTO "entries" VALUES(2,18,1794971097256,'play',1,'bot',NULL,NULL,'{"record":[8,2,1,31],"at":33,"line":33}');
INSERT INTO "entries" VALUES(2,19,1794971097278,'play',1,'bot',NULL,NULL,'{"record":[0],"at":34,"line":34}');
INSERT INTO "entries" VALUES(2,20,1794971097288,'play',0,'person','test-client-2',12,'{"record":[3],"played":1,"stopped":null,"at":35,"line":35}');
INSERT INTO "entries" VALUES(2,21,1794971097309,'play',0,'person','test-client-2',13,'{"record":[0],"played":1,"stopped":null,"at":36,"line":36}');
INSERT INTO "entries" VALUES(2,22,1794971097324,'play',1,'bot',NULL,NULL,'{"record":[1,0],"at":38,"line":38}');
INSERT INTO "entries" VALUES(2,23,1794971097329,'play',0,'person','test-client-2',14,'{"record":[10],"played":1,"stopped":null,"at":39,"line":39}');
INSERT INTO "entries" VALUES(2,24,1794971097337,'chat',0,'person','test-client-2',15,'{"text":"g\u00fcle g\u00fcle","at":39,"line":39}');
INSERT INTO "entries" VALUES(2,25,1794971097357,'pause',0,'person','test-client-2',16,'{"paused":true,"at":39,"line":39}');
INSERT INTO "entries" VALUES(3,1,1794971097504,'start',NULL,'server',NULL,NULL,'{"record": [1, 3, 11, 13, 10, 8, 17, 62], "at": 8, "line": 8}');
INSERT INTO "entries" VALUES(3,2,1794971097528,'play',1,'person','test-client-3',1,'{"record":[3,17],"played":1,"stopped":null,"at":10,"line":10}');
INSERT INTO "entries" VALUES(3,3,1794971097543,'play',1,'person','test-client-3',2,'{"record":[9,20],"played":1,"stopped":null,"at":12,"line":12}');
INSERT INTO "entries" VALUES(3,4,1794971097575,'play',1,'person','test-client-3',3,'{"record":[0,244],"played":1,"stopped":null,"at":14,"line":14}');
INSERT INTO "entries" VALUES(3,5,1794971097585,'play',0,'person','test-client-3',4,'{"record":[1,1],"played":1,"stopped":null,"at":16,"line":16}');
INSERT INTO "entries" VALUES(3,6,1794971097590,'play',0,'person','test-client-3',5,'{"record":[11,19,12,0],"played":1,"stopped":null,"at":20,"line":20}');
INSERT INTO "entries" VALUES(3,7,1794971097606,'play',0,'person','test-client-3',6,'{"record":[0],"played":1,"stopped":null,"at":21,"line":21}');
INSERT INTO "entries" VALUES(3,8,1794971097622,'play',0,'person','test-client-3',7,'{"record":[8,57],"played":1,"stopped":null,"at":23,"line":23}');
INSERT INTO "entries" VALUES(3,9,1794971097644,'play',1,'person','test-client-3',8,'{"record":[41,7],"played":1,"stopped":null,"at":25,"line":25}');
INSERT INTO "entries" VALUES(3,10,1794971097662,'play',1,'person','test-client-3',9,'{"record":[5,60],"played":1,"stopped":null,"at":27,"line":27}');
INSERT INTO "entries" VALUES(3,11,1794971097679,'play',0,'person','test-client-3',10,'{"record":[5],"played":1,"stopped":null,"at":28,"line":28}');
INSERT INTO "entries" VALUES(3,12,1794971097709,'play',0,'person','test-client-3',11,'{"record":[2,44],"played":1,"stopped":null,"at":30,"line":30}');
INSERT INTO "entries" VALUES(3,13,1794971097733,'play',1,'person','test-client-3',12,'{"record":[24,12],"played":1,"stopped":null,"at":32,"line":32}');
INSERT INTO "entries" VALUES(3,14,1794971097743,'play',1,'person','test-client-3',13,'{"record":[5],"played":1,"stopped":null,"at":33,"line":33}');
INSERT INTO "entries" VALUES(3,15,1794971097751,'play',1,'person','test-client-3',14,'{"record":[8],"played":1,"stopped":null,"at":34,"line":34}');
INSERT INTO "entries" VALUES(3,16,1794971097774,'play',1,'person','test-client-3',15,'{"record":[3,38],"played":1,"stopped":null,"at":36,"line":36}');
INSERT INTO "entries" VALUES(3,17,1794971097792,'play',0,'person','test-client-3',16,'{"record":[13,39],"played":1,"stopped":null,"at":38,"line":38}');
INSERT INTO "entries" VALUES(3,18,1794971097821,'play',0,'person','test-client-3',17,'{"record":[3],"played":1,"stopped":null,"at":39,"line":39}');
INSERT INTO "entries" VALUES(3,19,1794971097839,'play',0,'person','test-client-3',18,'{"record":[5],"played":1,"stopped":null,"at":40,"line":40}');
INSERT INTO "entries" VALUES(3,20,1794971097875,'play',0,'person','test-client-3',19,'{"record":[6,176],"played":1,"stopped":null,"at":42,"line":42}');
INSERT INTO "entries" VALUES(3,21,1794971097884,'play',1,'person','test-client-3',20,'{"record":[26,31],"played":1,"stopped":null,"at":44,"line":44}');
INSERT INTO "entries" VALUES(3,22,1794971097898,'resign',1,'person','test-client-3',21,'{"at":44,"line":44}');
INSERT INTO "entries" VALUES(3,23,1794971097922,'rematch',0,'person','test-client-3',22,'{"wanted":true,"table":null,"at":44,"line":44}');
CREATE TABLE notices (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	address TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	due INTEGER, 
	tries INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, seat, kind), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name TEXT, 
	bot VARCHAR(32), 
	token VARCHAR(64), seen INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES(1,0,'person','Ünal',NULL,'3876191ad47630729bd891a718453e9a5a3e846afed4947b00be51fd48664ec9',0);
INSERT INTO "seats" VALUES(1,1,'person','Bora',NULL,'e93da1971139c9ab3cb7595a62c31b8524049d42d3b01bceaa37da65a2e59e88',0);
INSERT INTO "seats" VALUES(1,2,'person','Cem',NULL,'d48a2702867c004767275819dc5e3c42d4d04c46119268cc5f94fbb8d0d5a180',0);
INSERT INTO "seats" VALUES(2,0,'person','Ada',NULL,'8d06311ac1ee3d79357a85b8d69aba99706f4a3305c65c25fb393b2628592870',0);
INSERT INTO "seats" VALUES(2,1,'bot',NULL,'random',NULL,0);
INSERT INTO "seats" VALUES(3,0,'person','Ann',NULL,'18b1176c330ca7d31fee0d48e12a3587d02229bbda34504f36307a66641ee3dc',0);
INSERT INTO "seats" VALUES(3,1,'person','Bo',NULL,'b7fd282f4aee9b65d0f8bf2d4a0260d80f6eaa6991649fd9092186debac2b893',0);
CREATE TABLE tables (
	id INTEGER NOT NULL, 
	code VARCHAR(10) NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	rules INTEGER NOT NULL, 
	options JSON NOT NULL, 
	settings JSON NOT NULL, 
	seed TEXT NOT NULL, 
	commitment TEXT NOT NULL, 
	origin JSON, 
	host VARCHAR(64) NOT NULL, 
	parent VARCHAR(10), 
	phase VARCHAR(8) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	number INTEGER NOT NULL, 
	at INTEGER NOT NULL, 
	wake_at INTEGER, 
	created INTEGER NOT NULL, 
	changed INTEGER NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES(1,'PNWYESNM7M','istanbul',1,'{"players": 3, "edition": "big-box", "expansions": ["letters"], "layout": "first-game", "board": [9, 1, 4, 21, 3, 15, 6, 7, 11, 22, 13, 24, 12, 14, 8, 10, 2, 23, 5, 16], "variants": [], "bonus_deck": "mixed", "start": null, "components": null}','{"listed": false, "watch": true, "chat": true, "undo": "consent", "hints": true, "odds": true, "clock": null, "absence": null, "stand_in": "merchant"}','243588908418303912872191134987277688208','sha256:e57bbb18ae34fc9d26b0459addf6af307c523a668bda36fb1898189b3558796e',NULL,'b34012ff15bead6fdc288f768023b0690f1ba0562eacb15dd607a4cb4b4e82b2',NULL,'playing',0,31,36,NULL,1794971092474,1794971093674);
INSERT INTO "tables" VALUES(2,'JZJV7JWDVR','istanbul',1,'{"players": 2, "edition": "big-box", "expansions": ["mocha"], "layout": "first-game", "board": [16, 15, 18, 3, 10, 8, 1, 7, 17, 4, 2, 19, 6, 12, 9, 20, 11, 5, 14, 13], "variants": [], "bonus_deck": "mixed", "start": null, "components": null}','{"listed": false, "watch": true, "chat": true, "undo": "consent", "hints": true, "odds": true, "clock": null, "absence": null, "stand_in": "merchant"}','58911112496005904839395240239932514039','sha256:6fc6301d85a3f8c6a9877e4f62214606754d011860b69d19fe1840bed11ac75f',NULL,'cc5c73d13244d6e10cdfc6d4867dc598eb209d543ddc4f4aaee871d036b35153',NULL,'playing',0,25,39,NULL,1794971094410,1794971097357);
INSERT INTO "tables" VALUES(3,'FNP8ZWN3SN','dicegame',1,'{"players": 2, "start": null, "components": null}','{"listed": false, "watch": true, "chat": true, "undo": "consent", "hints": true, "odds": true, "clock": null, "absence": null, "stand_in": "merchant"}','327767935222118736071849774699727588143','sha256:a833d74914d97f04aca4092b60c42991a08ebee46749b538a26a5ab01f40f8e8',NULL,'265c5d033c568c1836732bde6f41a4e64a9aab60ea34bd003a700f433723f9fb',NULL,'over',0,23,44,NULL,1794971097504,1794971097922);
CREATE INDEX tables_wake_at ON tables (wake_at);
CREATE INDEX tables_listed ON tables (listed, phase, changed);
CREATE INDEX seats_token ON seats (token);
CREATE INDEX notices_due ON notices (due);
COMMIT;

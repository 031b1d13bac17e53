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
INSERT INTO "entries" VALUES(1,1,1794935359796,'start',NULL,'server',NULL,NULL,'{"record": [3, 0, 14, 27, 10, 35, 2, 30, 16, 16], "at": 10, "line": 10}');
INSERT INTO "entries" VALUES(1,2,1794935360020,'play',2,'person','client-of-old',1,'{"record":[8],"played":1,"stopped":null,"at":11,"line":11}');
INSERT INTO "entries" VALUES(1,3,1794935360097,'play',2,'person','client-of-old',2,'{"record":[0],"played":1,"stopped":null,"at":12,"line":12}');
INSERT INTO "entries" VALUES(1,4,1794935360151,'play',0,'person','client-of-old',3,'{"record":[23],"played":1,"stopped":null,"at":13,"line":13}');
INSERT INTO "entries" VALUES(1,5,1794935360240,'play',0,'person','client-of-old',4,'{"record":[2],"played":1,"stopped":null,"at":14,"line":14}');
INSERT INTO "entries" VALUES(1,6,1794935360329,'play',0,'person','client-of-old',5,'{"record":[4],"played":1,"stopped":null,"at":15,"line":15}');
INSERT INTO "entries" VALUES(1,7,1794935360413,'play',0,'person','client-of-old',6,'{"record":[2],"played":1,"stopped":null,"at":16,"line":16}');
INSERT INTO "entries" VALUES(1,8,1794935360513,'play',1,'person','client-of-old',7,'{"record":[0],"played":1,"stopped":null,"at":17,"line":17}');
INSERT INTO "entries" VALUES(1,9,1794935360668,'play',2,'person','client-of-old',8,'{"record":[3],"played":1,"stopped":null,"at":18,"line":18}');
INSERT INTO "entries" VALUES(1,10,1794935360807,'play',0,'person','client-of-old',9,'{"record":[4,27,3],"played":1,"stopped":null,"at":21,"line":21}');
INSERT INTO "entries" VALUES(1,11,1794935360928,'play',1,'person','client-of-old',10,'{"record":[13],"played":1,"stopped":null,"at":22,"line":22}');
INSERT INTO "entries" VALUES(1,12,1794935361053,'play',1,'person','client-of-old',11,'{"record":[0],"played":1,"stopped":null,"at":23,"line":23}');
INSERT INTO "entries" VALUES(1,13,1794935361133,'play',2,'person','client-of-old',12,'{"record":[25],"played":1,"stopped":null,"at":24,"line":24}');
INSERT INTO "entries" VALUES(1,14,1794935361239,'play',2,'person','client-of-old',13,'{"record":[2],"played":1,"stopped":null,"at":25,"line":25}');
INSERT INTO "entries" VALUES(1,15,1794935361361,'play',2,'person','client-of-old',14,'{"record":[3],"played":1,"stopped":null,"at":26,"line":26}');
INSERT INTO "entries" VALUES(1,16,1794935361460,'play',2,'person','client-of-old',15,'{"record":[21],"played":1,"stopped":null,"at":27,"line":27}');
INSERT INTO "entries" VALUES(1,17,1794935361591,'play',0,'person','client-of-old',16,'{"record":[11],"played":1,"stopped":null,"at":28,"line":28}');
INSERT INTO "entries" VALUES(1,18,1794935361697,'play',0,'person','client-of-old',17,'{"record":[0],"played":1,"stopped":null,"at":29,"line":29}');
INSERT INTO "entries" VALUES(1,19,1794935361781,'play',1,'person','client-of-old',18,'{"record":[25],"played":1,"stopped":null,"at":30,"line":30}');
INSERT INTO "entries" VALUES(1,20,1794935361861,'play',1,'person','client-of-old',19,'{"record":[0],"played":1,"stopped":null,"at":31,"line":31}');
INSERT INTO "entries" VALUES(1,21,1794935361993,'play',2,'person','client-of-old',20,'{"record":[25],"played":1,"stopped":null,"at":32,"line":32}');
INSERT INTO "entries" VALUES(1,22,1794935362201,'play',2,'person','client-of-old',21,'{"record":[1],"played":1,"stopped":null,"at":33,"line":33}');
INSERT INTO "entries" VALUES(1,23,1794935362324,'play',2,'person','client-of-old',22,'{"record":[0],"played":1,"stopped":null,"at":34,"line":34}');
INSERT INTO "entries" VALUES(1,24,1794935362437,'play',0,'person','client-of-old',23,'{"record":[4238],"played":1,"stopped":null,"at":35,"line":35}');
INSERT INTO "entries" VALUES(1,25,1794935362531,'play',0,'person','client-of-old',24,'{"record":[0],"played":1,"stopped":null,"at":36,"line":36}');
INSERT INTO "entries" VALUES(1,26,1794935362635,'play',1,'person','client-of-old',25,'{"record":[13],"played":1,"stopped":null,"at":37,"line":37}');
INSERT INTO "entries" VALUES(1,27,1794935362727,'play',1,'person','client-of-old',26,'{"record":[0],"played":1,"stopped":null,"at":38,"line":38}');
INSERT INTO "entries" VALUES(1,28,1794935362876,'play',2,'person','client-of-old',27,'{"record":[13],"played":1,"stopped":null,"at":39,"line":39}');
INSERT INTO "entries" VALUES(1,29,1794935363012,'play',2,'person','client-of-old',28,'{"record":[0],"played":1,"stopped":null,"at":40,"line":40}');
INSERT INTO "entries" VALUES(1,30,1794935363106,'play',0,'person','client-of-old',29,'{"record":[4315],"played":1,"stopped":null,"at":41,"line":41}');
INSERT INTO "entries" VALUES(1,31,1794935363219,'play',0,'person','client-of-old',30,'{"record":[2],"played":1,"stopped":null,"at":42,"line":42}');
INSERT INTO "entries" VALUES(1,32,1794935363306,'chat',2,'person','client-of-old',31,'{"text":"g\u00fcle g\u00fcle","at":42,"line":42}');
INSERT INTO "entries" VALUES(1,33,1794935363361,'standing',0,'person','client-of-old',32,'{"answers":[{"question":"bid","prefer":["pass"],"limit":3,"keep":true,"until":["cards"],"own":false},{"question":"kiosk-choice","prefer":["choose *"],"limit":null,"keep":false,"until":null,"own":false},{"question":"encounters","prefer":["done"],"limit":null,"keep":false,"until":null,"own":true}],"at":42,"line":42}');
INSERT INTO "entries" VALUES(1,34,1794935363429,'standing',1,'person','client-of-old',33,'{"answers":[{"question":"bid","prefer":["pass"],"limit":3,"keep":true,"until":["cards"],"own":false},{"question":"kiosk-choice","prefer":["choose *"],"limit":null,"keep":false,"until":null,"own":false},{"question":"encounters","prefer":["done"],"limit":null,"keep":false,"until":null,"own":true}],"at":42,"line":42}');
INSERT INTO "entries" VALUES(1,35,1794935363486,'standing',2,'person','client-of-old',34,'{"answers":[{"question":"bid","prefer":["pass"],"limit":3,"keep":true,"until":["cards"],"own":false},{"question":"kiosk-choice","prefer":["choose *"],"limit":null,"keep":false,"until":null,"own":false},{"question":"encounters","prefer":["done"],"limit":null,"keep":false,"until":null,"own":true}],"at":42,"line":42}');
INSERT INTO "entries" VALUES(1,36,1794935363656,'play',1,'person','client-of-old',35,'{"record":[19],"played":1,"stopped":null,"at":43,"line":43}');
INSERT INTO "entries" VALUES(1,37,1794935363801,'play',1,'person','client-of-old',36,'{"record":[2],"played":1,"stopped":null,"at":44,"line":44}');
INSERT INTO "entries" VALUES(1,38,1794935363913,'play',2,'person','client-of-old',37,'{"record":[18],"played":1,"stopped":null,"at":45,"line":45}');
INSERT INTO "entries" VALUES(1,39,1794935364134,'undo-asked',0,'person','client-of-old',38,'{"to":39,"asked":true,"at":45,"line":45}');
INSERT INTO "entries" VALUES(1,40,1794935364262,'give-time',2,'person','client-of-old',39,'{"to":0,"seconds":60,"at":45,"line":45}');
INSERT INTO "entries" VALUES(2,1,1794935364437,'start',NULL,'server',NULL,NULL,'{"record": [2, 2, 16, 35, 6, 1], "at": 6, "line": 6}');
INSERT INTO "entries" VALUES(2,2,1794935364511,'play',0,'person','client-of-old',40,'{"record":[9],"played":1,"stopped":null,"at":7,"line":7}');
INSERT INTO "entries" VALUES(2,3,1794935364523,'play',0,'person','client-of-old',41,'{"record":[2],"played":1,"stopped":null,"at":8,"line":8}');
INSERT INTO "entries" VALUES(2,4,1794935364565,'play',0,'person','client-of-old',42,'{"record":[4,0],"played":1,"stopped":null,"at":10,"line":10}');
INSERT INTO "entries" VALUES(2,5,1794935364615,'play',1,'person','client-of-old',43,'{"record":[6],"played":1,"stopped":null,"at":11,"line":11}');
INSERT INTO "entries" VALUES(2,6,1794935364732,'play',1,'person','client-of-old',44,'{"record":[0],"played":1,"stopped":null,"at":12,"line":12}');
INSERT INTO "entries" VALUES(2,7,1794935364805,'play',0,'person','client-of-old',45,'{"record":[1],"played":1,"stopped":null,"at":13,"line":13}');
INSERT INTO "entries" VALUES(2,8,1794935364875,'play',0,'person','client-of-old',46,'{"record":[0],"played":1,"stopped":null,"at":14,"line":14}');
INSERT INTO "entries" VALUES(2,9,1794935364969,'play',1,'person','client-of-old',47,'{"record":[11],"played":1,"stopped":null,"at":15,"line":15}');
INSERT INTO "entries" VALUES(2,10,1794935365047,'play',1,'person','client-of-old',48,'{"record":[0],"played":1,"stopped":null,"at":16,"line":16}');
INSERT INTO "entries" VALUES(2,11,1794935365118,'play',0,'person','client-of-old',49,'{"record":[9],"played":1,"stopped":null,"at":17,"line":17}');
INSERT INTO "entries" VALUES(2,12,1794935365162,'play',0,'person','client-of-old',50,'{"record":[1],"played":1,"stopped":null,"at":18,"line":18}');
INSERT INTO "entries" VALUES(2,13,1794935365180,'play',0,'person','client-of-old',51,'{"record":[12,7],"played":1,"stopped":null,"at":20,"line":20}');
INSERT INTO "entries" VALUES(2,14,1794935365196,'play',1,'person','client-of-old',52,'{"record":[7],"played":1,"stopped":null,"at":21,"line":21}');
INSERT INTO "entries" VALUES(2,15,1794935365219,'play',1,'person','client-of-old',53,'{"record":[4100],"played":1,"stopped":null,"at":22,"line":22}');
INSERT INTO "entries" VALUES(2,16,1794935365300,'play',0,'person','client-of-old',54,'{"record":[11],"played":1,"stopped":null,"at":23,"line":23}');
INSERT INTO "entries" VALUES(2,17,1794935365318,'play',0,'person','client-of-old',55,'{"record":[2],"played":1,"stopped":null,"at":24,"line":24}');
INSERT INTO "entries" VALUES(2,18,1794935365349,'play',1,'person','client-of-old',56,'{"record":[14],"played":1,"stopped":null,"at":25,"line":25}');
INSERT INTO "entries" VALUES(2,19,1794935365371,'play',1,'person','client-of-old',57,'{"record":[2],"played":1,"stopped":null,"at":26,"line":26}');
INSERT INTO "entries" VALUES(2,20,1794935365398,'play',1,'person','client-of-old',58,'{"record":[1,34],"played":1,"stopped":null,"at":28,"line":28}');
INSERT INTO "entries" VALUES(2,21,1794935365416,'play',0,'person','client-of-old',59,'{"record":[16],"played":1,"stopped":null,"at":29,"line":29}');
INSERT INTO "entries" VALUES(2,22,1794935365461,'undo-asked',1,'person','client-of-old',60,'{"to":21,"asked":true,"at":29,"line":29}');
INSERT INTO "entries" VALUES(2,23,1794935365472,'undo',0,'person','client-of-old',61,'{"record":[-22],"to":21,"request":22,"agree":true,"at":30,"line":21}');
INSERT INTO "entries" VALUES(2,24,1794935365511,'play',1,'person','client-of-old',62,'{"record":[0],"played":1,"stopped":null,"at":31,"line":22}');
INSERT INTO "entries" VALUES(2,25,1794935365551,'play',1,'person','client-of-old',63,'{"record":[4100],"played":1,"stopped":null,"at":32,"line":23}');
INSERT INTO "entries" VALUES(2,26,1794935365577,'play',0,'person','client-of-old',64,'{"record":[14],"played":1,"stopped":null,"at":33,"line":24}');
INSERT INTO "entries" VALUES(2,27,1794935365601,'undo',0,'person','client-of-old',65,'{"record":[-24],"to":23,"at":34,"line":23}');
INSERT INTO "entries" VALUES(2,28,1794935365625,'pause',0,'person','client-of-old',66,'{"paused":true,"at":34,"line":23}');
INSERT INTO "entries" VALUES(3,1,1794935365669,'start',NULL,'server',NULL,NULL,'{"record": [1, 16, 2, 20, 7, 12, 14, 60], "at": 8, "line": 8}');
INSERT INTO "entries" VALUES(3,2,1794935365762,'play',1,'person','client-of-old',67,'{"record":[0],"played":1,"stopped":null,"at":9,"line":9}');
INSERT INTO "entries" VALUES(3,3,1794935365801,'play',1,'person','client-of-old',68,'{"record":[5],"played":1,"stopped":null,"at":10,"line":10}');
INSERT INTO "entries" VALUES(3,4,1794935365846,'play',1,'person','client-of-old',69,'{"record":[9,16,41],"played":1,"stopped":null,"at":13,"line":13}');
INSERT INTO "entries" VALUES(3,5,1794935365899,'play',0,'person','client-of-old',70,'{"record":[28,41],"played":1,"stopped":null,"at":15,"line":15}');
INSERT INTO "entries" VALUES(3,6,1794935365942,'play',0,'person','client-of-old',71,'{"record":[1],"played":1,"stopped":null,"at":16,"line":16}');
INSERT INTO "entries" VALUES(3,7,1794935365984,'play',0,'person','client-of-old',72,'{"record":[6,29],"played":1,"stopped":null,"at":18,"line":18}');
INSERT INTO "entries" VALUES(3,8,1794935366034,'play',1,'person','client-of-old',73,'{"record":[23,78],"played":1,"stopped":null,"at":20,"line":20}');
INSERT INTO "entries" VALUES(3,9,1794935366089,'play',1,'person','client-of-old',74,'{"record":[3,19],"played":1,"stopped":null,"at":22,"line":22}');
INSERT INTO "entries" VALUES(3,10,1794935366133,'play',1,'person','client-of-old',75,'{"record":[9,16],"played":1,"stopped":null,"at":24,"line":24}');
INSERT INTO "entries" VALUES(3,11,1794935366177,'play',1,'person','client-of-old',76,'{"record":[0,66],"played":1,"stopped":null,"at":26,"line":26}');
INSERT INTO "entries" VALUES(3,12,1794935366225,'play',0,'person','client-of-old',77,'{"record":[44,15],"played":1,"stopped":null,"at":28,"line":28}');
INSERT INTO "entries" VALUES(3,13,1794935366278,'play',0,'person','client-of-old',78,'{"record":[8,105],"played":1,"stopped":null,"at":30,"line":30}');
INSERT INTO "entries" VALUES(3,14,1794935366329,'play',1,'person','client-of-old',79,'{"record":[6],"played":1,"stopped":null,"at":31,"line":31}');
INSERT INTO "entries" VALUES(3,15,1794935366374,'play',1,'person','client-of-old',80,'{"record":[0,207],"played":1,"stopped":null,"at":33,"line":33}');
INSERT INTO "entries" VALUES(3,16,1794935366382,'play',0,'person','client-of-old',81,'{"record":[0,220],"played":1,"stopped":null,"at":35,"line":35}');
INSERT INTO "entries" VALUES(3,17,1794935366705,'play',1,'person','client-of-old',82,'{"record":[31,17],"played":1,"stopped":null,"at":37,"line":37}');
INSERT INTO "entries" VALUES(3,18,1794935366743,'play',1,'person','client-of-old',83,'{"record":[9,9,332],"played":1,"stopped":null,"at":40,"line":40}');
INSERT INTO "entries" VALUES(3,19,1794935366791,'play',0,'person','client-of-old',84,'{"record":[5],"played":1,"stopped":null,"at":41,"line":41}');
INSERT INTO "entries" VALUES(3,20,1794935366833,'play',0,'person','client-of-old',85,'{"record":[11],"played":1,"stopped":null,"at":42,"line":42}');
INSERT INTO "entries" VALUES(3,21,1794935366868,'play',0,'person','client-of-old',86,'{"record":[5,201],"played":1,"stopped":null,"at":44,"line":44}');
INSERT INTO "entries" VALUES(3,22,1794935366911,'play',1,'person','client-of-old',87,'{"record":[3,16],"played":1,"stopped":null,"at":46,"line":46}');
INSERT INTO "entries" VALUES(3,23,1794935366960,'play',1,'person','client-of-old',88,'{"record":[8],"played":1,"stopped":null,"at":47,"line":47}');
INSERT INTO "entries" VALUES(3,24,1794935367007,'play',1,'person','client-of-old',89,'{"record":[0,346],"played":1,"stopped":null,"at":49,"line":49}');
INSERT INTO "entries" VALUES(3,25,1794935367018,'play',0,'person','client-of-old',90,'{"record":[1,3],"played":1,"stopped":null,"at":51,"line":51}');
INSERT INTO "entries" VALUES(3,26,1794935367025,'play',0,'person','client-of-old',91,'{"record":[34,10],"played":1,"stopped":null,"at":53,"line":53}');
INSERT INTO "entries" VALUES(3,27,1794935367028,'chair',0,'person','client-of-old',92,'{"chair":0,"bot":"random","at":53,"line":53}');
INSERT INTO "entries" VALUES(3,28,1794935367078,'chair',0,'person','client-of-old',93,'{"chair":0,"bot":null,"at":53,"line":53}');
INSERT INTO "entries" VALUES(3,29,1794935367115,'resign',0,'person','client-of-old',94,'{"at":53,"line":53}');
INSERT INTO "entries" VALUES(3,30,1794935367141,'rematch',1,'person','client-of-old',95,'{"wanted":true,"table":"UDWW3EL3B3","at":53,"line":53}');
INSERT INTO "entries" VALUES(4,1,1794935367141,'start',NULL,'server',NULL,NULL,'{"record": [12, 18, 4, 9, 17, 11, 83], "at": 7, "line": 7}');
INSERT INTO "entries" VALUES(5,1,1794935367365,'sit',NULL,'person',NULL,NULL,'{"seat":1,"kind":"person","name":"Guest","bot":null,"token":"014f96f0418d40e7eb339b4e8a9225728a79ac6befc35fada74f296547a718ae","at":0,"line":0}');
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
INSERT INTO "seats" VALUES(1,0,'person','Ada',NULL,'a32d2afb5beeea3c1dccd74fee3cc28b4fd85389441ef29caee4dc39dbd481a7',0);
INSERT INTO "seats" VALUES(1,1,'person','Bora',NULL,'da7e0fa4346badff478d836322fbeb058d88643644edddedd9517dc35b817d57',0);
INSERT INTO "seats" VALUES(1,2,'person','Cem',NULL,'9536a1b35692419629f525b1973035217d60329dd1be3f4829d2ba4735116988',0);
INSERT INTO "seats" VALUES(2,0,'person','Ünal',NULL,'ba2b1717612450386ea159dda11d150ca54f390803578bba105c00b0eb41c69b',0);
INSERT INTO "seats" VALUES(2,1,'person','Eve',NULL,'6f4e1c80f471747d13226d55ad714d6d6ab00c713cb739db1a63a50cd13ad487',0);
INSERT INTO "seats" VALUES(3,0,'person','Ann',NULL,'9366c118952211d65fc1a99ec7bbbe9a554b0499f7d96689eb1d12c45ffabf89',0);
INSERT INTO "seats" VALUES(3,1,'person','Bo',NULL,'9a3098901f32c2334be6ab5e63306d7c563de2b91baca9f790c91767b00a6b81',0);
INSERT INTO "seats" VALUES(4,0,'person','Ann',NULL,'9366c118952211d65fc1a99ec7bbbe9a554b0499f7d96689eb1d12c45ffabf89',0);
INSERT INTO "seats" VALUES(4,1,'person','Bo',NULL,'9a3098901f32c2334be6ab5e63306d7c563de2b91baca9f790c91767b00a6b81',0);
INSERT INTO "seats" VALUES(5,0,'person','Host',NULL,'fa21de8e1f2a1f18e56b7551245fa50000a33b6051a2ecf25afbcafa55fa0785',0);
INSERT INTO "seats" VALUES(5,1,'person','Guest',NULL,'014f96f0418d40e7eb339b4e8a9225728a79ac6befc35fada74f296547a718ae',0);
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
INSERT INTO "tables" VALUES(1,'UEA49E3954','istanbul',1,'{"players": 3, "edition": "big-box", "expansions": ["mocha", "letters"], "layout": "random", "board": [15, 20, 3, 2, 24, 5, 6, 1, 16, 14, 10, 12, 7, 19, 8, 4, 23, 13, 18, 25, 17, 22, 11, 9, 21], "variants": [], "bonus_deck": "mixed", "start": null, "components": null}','{"listed": false, "watch": true, "chat": true, "undo": "consent", "hints": true, "odds": true, "clock": {"seconds": 1728000, "increment": 30}, "absence": null, "stand_in": "merchant"}','121927122550642107114143201200830281490','sha256:a6bfdd2a6b7c66b5ecac419469d1b1398a3ec04a8417c6a4138b78b6f12b320c',NULL,'c594ebeb6035f108df65abf967f7fc3598bf32ee9a18f071c87bee69966aa38e',NULL,'playing',0,40,45,1796663512190,1794935359796,1794935364262);
INSERT INTO "tables" VALUES(2,'EWE9WWYVQR','istanbul',1,'{"players": 2, "edition": "big-box", "expansions": [], "layout": "short", "board": [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16], "variants": [], "bonus_deck": "mixed", "start": 0, "components": null}','{"listed": true, "watch": true, "chat": true, "undo": "consent", "hints": true, "odds": true, "clock": null, "absence": 86400, "stand_in": "merchant"}','212303022760370702888243013772338651923','sha256:7b52aa455c09eb84263c58f0e4440ed5b0fa9030918a0c3fa92e0c139404403a',NULL,'5798f7d900a14b5611a2d4dd3c399daabcaa30f59d3a98408114299f0ea27d28',NULL,'playing',1,28,34,NULL,1794935364437,1794935365625);
INSERT INTO "tables" VALUES(3,'WVKVCKPT96','dicegame',1,'{"players": 2, "start": null, "components": null}','{"listed": false, "watch": true, "chat": true, "undo": "consent", "hints": true, "odds": true, "clock": null, "absence": null, "stand_in": "merchant"}','169783846696922066816799247113766737211','sha256:c542674304ea3659fbd8dde0a7df023c167f3255982bd197823f7ca4e1d20dee',NULL,'709750e7de10ee97a2955e71e00e0d15491845f49e5149b1abf877023500212d',NULL,'over',0,30,53,NULL,1794935365669,1794935367141);
INSERT INTO "tables" VALUES(4,'UDWW3EL3B3','dicegame',1,'{"players": 2, "start": 0, "components": null}','{"listed": false, "watch": true, "chat": true, "undo": "consent", "hints": true, "odds": true, "clock": null, "absence": null, "stand_in": "merchant"}','211704199023347474202662984147541126954','sha256:6bb2afd434ad768c3216f9a6021d9cb4d53f63e2c255d53778d7c476108d007c',NULL,'709750e7de10ee97a2955e71e00e0d15491845f49e5149b1abf877023500212d','WVKVCKPT96','playing',0,1,7,NULL,1794935367141,1794935367141);
INSERT INTO "tables" VALUES(5,'X2JW48VPSL','istanbul',1,'{"players": 2, "edition": "big-box", "expansions": [], "layout": "short", "board": [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16], "variants": [], "bonus_deck": "mixed", "start": null, "components": null}','{"listed": false, "watch": true, "chat": true, "undo": "consent", "hints": true, "odds": true, "clock": null, "absence": null, "stand_in": "merchant"}','267093739393095881761940196782374795220','sha256:4b8965d2dc80d53d2fbf44c8eeec7c6399c532bc823f4af5625be0eabd33461e',NULL,'abaf665261de0451c14488f7dfc32758b1b803730b0eab771896b3da76b7ce79',NULL,'open',0,1,0,NULL,1794935367200,1794935367365);
CREATE INDEX tables_wake_at ON tables (wake_at);
CREATE INDEX tables_listed ON tables (listed, phase, changed);
CREATE INDEX seats_token ON seats (token);
CREATE INDEX notices_due ON notices (due);
COMMIT;

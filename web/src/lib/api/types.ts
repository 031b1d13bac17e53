// Written by tools/write_schema.py from the server's messages. Do not edit.

/** What a question is about. Only what it is about is there. */
export type AboutView = {
  /** the place of the board where it is asked */
  place?: number | null;
  /** who acts there; `nobody` if no piece stands there for it */
  piece?: string | null;
  /** the two places between which the Barrier lies */
  places?: number[];
  /** for whom chance rolls, draws or reveals */
  seat?: number | null;
  /** whose price is asked, or who is rolled for: Governor, Smuggler, courier … */
  token?: string | null;
  /** which neutral merchant is rolled for, counted from 0 */
  neutral?: number | null;
  /** the market whose next demand tile is drawn */
  market?: string | null;
  /** the bonus card that is carried out; in The Dice Game the bazaar card */
  card?: string | null;
  /** the guild card that is carried out, by its number */
  guild?: number | null;
  /** the kiosk or mosque tile that is used; in The Dice Game, that is paid for */
  tile?: string | null;
  /** whoever is met here costs nothing */
  free?: boolean | null;
  /** a card of phase 1 has been played already */
  begun?: boolean | null;
  /** the trades made already in this action: for `lira`, a `good`, a `card` */
  made?: string[];
  /** the question that the roll leads to */
  follows?: string | null;
  /** the number that was announced */
  number?: number | null;
  /** what the dice show */
  pips?: number[];
  /** how many are taken, revealed, auctioned or rolled */
  count?: number | null;
  /** how many are given or taken at the most */
  most?: number | null;
  /** seals that are asked for, or still to be given */
  seals?: number | null;
  /** Lira that are asked for */
  lira?: number | null;
  /** the highest bid; 0 as long as nobody has bid */
  bid?: number | null;
  /** whose bid that is */
  bidder?: number | null;
  /** who opened the auction or the Kiosk */
  opener?: number | null;
  /** Lira laid down for the bid already, in hundreds */
  laid?: number | null;
  /** whether the opener is asked for the second time */
  last_call?: boolean | null;
  /** The Dice Game: the action that is paid for, by its verb */
  action?: string | null;
  /** The Dice Game: whose ruby is paid for */
  track?: string | null;
  /** The Dice Game: the area of the bazaar card: `own` or `others` */
  area?: string | null;
  /** The Dice Game: what that area asks and gives */
  deal?: AreaSignView;
  /** The Dice Game: the marker that is paid for */
  goods?: Record<string, number>;
  /** The Dice Game: the goods that it costs, as signs name them */
  price?: Record<string, number>;
  /** The Dice Game: the goods that were chosen to pay with */
  paying?: Record<string, number>;
  /** The Dice Game: which of them: the colour of the dice that may be kept */
  colour?: string | null;
};

/** A command has been carried out, and is kept for good. Told again if it is sent again. */
export type Accepted = {
  type: "accepted";
  number: number;
  /** its entry in the table's log */
  entry: number | null;
  /** the record's length after it */
  at: number;
  /** of a line of moves: how many were played */
  played: number;
  /** why the rest of the line was not played, or null */
  stopped: "chance" | "other-seat" | "over" | null;
  /** for an undo: the others are asked to agree */
  asked: boolean;
};

/** What an action of The Dice Game costs and gives. */
export type ActionSignView = {
  /** how one chooses it, in notation, whether that is possible now or not */
  moves: string[];
  price: Record<string, number>;
  gives: Record<string, number>;
};

/** One plan: how it begins, why, and what it loses against the best. */
export type AdvisedPlan = {
  moves: string[];
  place?: number | null;
  chance: number;
  turns?: number | null;
  reasons: Motive[];
  loss?: Loss | null;
};

/** One area of a bazaar card. */
export type AreaSignView = {
  gives: Record<string, number>;
  price?: Record<string, number>;
  /** what one must have and keeps */
  needs?: Record<string, number>;
  /** what one must have none of */
  without?: string | null;
  /** whose ruby is taken */
  track?: string | null;
  /** Lira for who can't or won't */
  otherwise?: number | null;
};

/** What is asked. */
export type AskView = {
  question: string;
  /** -1 for chance */
  seat: number;
  about: AboutView;
};

/** Assistants are left, picked up or fetched. */
export type Assistants = {
  deed: "leave" | "pick-up" | "fetch";
  places: number[];
  neutral: boolean;
  before: number;
  after: number;
};

/** How the places would lie. */
export type BazaarInfo = {
  layout: string;
  /** place numbers, row by row */
  board: number[];
  width: number;
  /** what the places are called, in English, by number */
  names: Record<string, string>;
};

/** A bot that can take a seat. */
export type BotInfo = {
  name: string;
  /** how it plays, in English */
  words: string;
  /** whether it sits down where nobody was named */
  usual: boolean;
};

/** The variant with a caravan leader; -1 as long as nobody is. */
export type CaravanView = {
  leader: number;
  next_leader: number;
};

/** A bazaar card: its area for the active player, and the one for all others. */
export type CardSignView = {
  own: AreaSignView;
  others?: AreaSignView | null;
};

/** Let a bot play in my chair, or give it back. Or call the table's stand-in for somebody who is asked and absent, from `stand_in_at` on. */
export type Chair = {
  /** counts up for each command of this client */
  number: number;
  seat: number;
  type: "chair";
  chair: number;
  /** null gives the chair back */
  bot: string | null;
};

/** Who is to sit in a seat: somebody here, a bot, or whoever comes. */
export type ChairWish = {
  kind: "person" | "bot" | "open";
  name?: string | null;
  /** for a bot: which one */
  bot?: string | null;
};

/** Something that a seat has, before and after. */
export type Change = {
  what: string;
  before: number;
  after: number;
  name?: string | null;
};

/** Say something. */
export type Chat = {
  /** counts up for each command of this client */
  number: number;
  seat: number;
  type: "chat";
  text: string;
};

/** A value of an option, given the others as they are. */
export type ChoiceInfo = {
  option: string;
  value: string | number;
  chosen: boolean;
  /** why it does not go with the others; null if it does */
  why_not: string | null;
};

export type ClientMessage = Hello | Ping | Seen | Play | Undo | RestartTurn | Consent | Resign | Pause | Rematch | Chair | GiveTime | Chat | Standing;

/** A clock for each person. Whoever runs out of time gives the chair to a bot. */
export type ClockInput = {
  /** what each has at the start */
  seconds: number;
  /** seconds that each answered turn brings back */
  increment?: number;
};

/** A clock for each person. Whoever runs out of time gives the chair to a bot. */
export type ClockOutput = {
  /** what each has at the start */
  seconds: number;
  /** seconds that each answered turn brings back */
  increment: number;
};

/** A seat's clock. */
export type ClockState = {
  seat: number;
  /** milliseconds, when `time` of the table's state was taken */
  left: number;
  running: boolean;
};

/** What the coach of a first game says, once. */
export type CoachRemark = {
  /** when it first matters: the name of a moment */
  when: string;
  /** what it points at: `place 7`, `panel barrow` …; `{place}` is filled in by the table */
  at: string;
  /** the page of the rules that tells more */
  page: string;
  /** with `{who}`, `{place}`, `{good}`, `{count}` and `{lira}` to be filled in */
  say: string;
};

/** A command over HTTP. */
export type CommandCall = {
  client: string;
  command: Play | Undo | RestartTurn | Consent | Resign | Pause | Rematch | Chair | GiveTime | Chat | Standing;
};

/** Agree to an undo that is asked for, or not. Who asked may call it off by not agreeing. */
export type Consent = {
  /** counts up for each command of this client */
  number: number;
  seat: number;
  type: "consent";
  request: number;
  agree: boolean;
};

/** An undo that the others are asked to agree to. */
export type ConsentState = {
  /** the entry of the log that asks */
  request: number;
  seat: number;
  /** how many entries of the line would be left */
  to: number;
  agreed: number[];
  waiting: number[];
};

/** Something that can be had at a place: things by name, and how many. */
export type DealView = {
  gives: Record<string, number>;
  /** what is paid; nothing if it is free, or none is left */
  price?: Record<string, number>;
  /** what one must have, the price included, where that is more */
  needs?: Record<string, number>;
  /** what goes back afterwards */
  returns?: Record<string, number>;
  /** which tile it is, where there are several */
  tile?: string | null;
  /** how many of it lie here, where that is counted */
  left?: number | null;
  /** what the following ones will cost, of mosque tiles: need */
  later?: Record<string, number>[];
  /** places whose rubies one may choose from, if not those of here */
  tracks?: number[];
};

/** A stack of demand tiles, each by its goods. */
export type DemandView = {
  /** null while it is being drawn */
  top: Record<string, number> | null;
  /** those that nobody has seen yet, in no order */
  unseen: Record<string, number>[];
  /** those that were put under it, in order */
  under: Record<string, number>[];
};

/** The Dice Game: the dice that a plan uses, by face, those that are left, and how many actions. */
export type DiceLeft = {
  used: Record<string, number>;
  left: Record<string, number>;
  actions: number;
};

/** What a roll of at least this total brings. */
export type DiceRowView = {
  least: number;
  gives: Record<string, number>;
};

/** What is known of a seat of The Dice Game: everything. */
export type DiceSeatView = {
  lira: number;
  crystals: number;
  markers: MarkersView;
  tiles: string[];
  rubies: number;
  mosque_ruby: boolean;
};

/** All that can be had in The Dice Game now. */
export type DiceSignsView = {
  /** by their words in notation, cards without a number */
  actions: Record<string, ActionSignView>;
  tracks: TrackSignsView;
  /** the open ones, by name */
  tiles: Record<string, TileSignView>;
  /** the revealed ones, by name */
  cards: Record<string, CardSignView>;
};

/** What a roll of two dice brings. */
export type DiceTableView = {
  /** a row is announced before the roll; else the last one reached counts */
  announced: boolean;
  rows: DiceRowView[];
  otherwise: Record<string, number>;
};

/** The Dice Game as all may know it. */
export type DiceView = {
  phase: "setup" | "income" | "rolling" | "actions";
  round: number;
  /** the seat that began */
  start: number;
  /** by face */
  dice: Record<string, number>;
  actions: number;
  /** tiles that have been bought in this turn */
  fresh: string[];
  supply: Record<string, number>;
  rubies: TracksView;
  /** bazaar cards that lie face down, in no order */
  pile: Record<string, number>;
  discards: string[];
  revealed: string[];
  /** the open mosque tiles */
  display: string[];
  /** mosque tiles that nobody has seen yet, in no order */
  unseen: Record<string, number>;
  /** those that were put under them, in order */
  under: string[];
  seats: DiceSeatView[];
  viewer: number | null;
  active: number;
  turn: number;
  over: boolean;
  ask: AskView | null;
  target: number;
  signs: DiceSignsView;
};

/** An entry of the table's log: something that somebody did. What it did in the game is told by the steps. */
export type Entry = {
  number: number;
  /** ms since 1970 */
  time: number;
  kind: "start" | "play" | "undo" | "undo-asked" | "consent" | "resign" | "pause" | "rematch" | "chair" | "give-time" | "chat" | "standing" | "sit" | "leave" | "close";
  seat: number | null;
  by: "person" | "bot" | "standing" | "clock" | "server";
  /** the record's length after it */
  at: number;
  line: number;
  /** what was said */
  text: string | null;
  agree: boolean | null;
  request: number | null;
  /** of an undo: how far back; of time: to whom */
  to: number | null;
  chair: number | null;
  bot: string | null;
  paused: boolean | null;
  seconds: number | null;
  /** where the rematch is */
  table: string | null;
  /** questions with standing answers */
  questions: string[] | null;
};

/** A new table that goes on from a position of this one. While the game runs, what the seat can't know is dealt anew. */
export type Fork = {
  at: number;
  seats: ChairWish[];
  settings?: SettingsInput;
};

/** A game that can be played here. */
export type GameInfo = {
  game: "istanbul" | "dicegame";
  /** the version of its rules */
  rules: number;
  /** players, at the least */
  least: number;
  most: number;
  /** the colours of the seats, by seat */
  houses: string[];
  options: OptionInfo[];
};

/** How a game ended. */
export type GameResult = {
  reason: "played" | "resigned" | "closed";
  winners: number[];
  standings: Ranked[];
  /** what the commitment was made of, as a decimal number */
  seed: string | null;
};

/** All that can be played here. */
export type GamesInfo = {
  version: string;
  compiled: boolean;
  games: GameInfo[];
  /** the weakest first */
  bots: BotInfo[];
  /** whether friends elsewhere can come to a table here */
  shared: boolean;
  /** whether players who are away can be told by webhook */
  webhooks: boolean;
  /** the public key for web push; null: there is none here */
  push: string | null;
};

/** Give another player time on the clock; one that had run out goes on. */
export type GiveTime = {
  /** counts up for each command of this client */
  number: number;
  seat: number;
  type: "give-time";
  to: number;
  seconds: number;
};

/** The record of a game, as text. */
export type GivenRecord = {
  text: string;
};

/** The server closes the connection: come back later, or not at all. */
export type Goodbye = {
  type: "goodbye";
  code: "stopping" | "too-fast";
  retry: boolean;
};

/** How many of each good. */
export type GoodsView = {
  red: number;
  green: number;
  yellow: number;
  blue: number;
};

/** The guild cards of a seat. */
export type GuildHandView = {
  count: number;
  /** which ones they are: only in one's own view */
  cards?: number[] | null;
};

/** The first message of a client: at which table it sits, or that it watches, and what it knows already. With several tokens it plays several seats; with none it watches. It may be sent again, to take more seats. */
export type Hello = {
  type: "hello";
  version?: 1;
  client: string;
  table: string;
  tokens?: string[];
  /** the cursor; null leaves out what happened before */
  since?: number | null;
};

/** What a bot thinks of a move. */
export type Hint = {
  move: number;
  text: string;
  /** what the bot ranks by: the higher the better, compared only with the others here */
  value: number;
  /** how likely I am to win, from 0 to 1 */
  chance: number;
  /** the place I may expect, 1 being first */
  place: number;
};

/** A bot's opinion of my moves that are worth a look, the best first, and its best plans with their reasons. */
export type Hints = {
  at: number;
  bot: string;
  hints: Hint[];
  plans: AdvisedPlan[];
  even: boolean;
  asked?: AdvisedPlan | null;
};

/** Change a seat before the game begins: the host only. */
export type HostWish = {
  seat: number;
  chair: ChairWish;
};

/** What is known of a seat of the board game. */
export type IstanbulSeatView = {
  /** the place where he is */
  merchant: number;
  /** the assistants under him, the lowest first */
  stack: ("own" | "neutral")[];
  /** places where his assistants are */
  assistants: number[];
  /** the place of the family member */
  family: number;
  lira: number;
  /** of the wheelbarrow */
  extensions: number;
  /** goods of each kind that the wheelbarrow holds */
  room: number;
  rubies: number;
  /** mosque tiles, by colour */
  tiles: ("red" | "green" | "yellow" | "blue")[];
  goods: GoodsView;
  /** bonus cards in his hand */
  cards: number;
  /** which ones they are: only in one's own view */
  hand?: Record<string, number> | null;
};

/** The board game as a seat, or a spectator, may know it. */
export type IstanbulView = {
  phase: "setup" | "rounds" | "last-cards";
  round: number;
  /** the seat that began */
  start: number;
  /** who has been met this turn */
  met: string[];
  recalled: boolean;
  mail: number;
  /** where governor, smuggler and others are */
  tokens: Record<string, number>;
  neutral_merchants: number[];
  /** bonus cards that are left */
  pile: number;
  discards: string[];
  demands: Record<string, DemandView>;
  /** what the tiles that are left ask for, from the top of each stack */
  mosque: Record<string, number[]>;
  /** by place */
  rubies: Record<string, number>;
  seats: IstanbulSeatView[];
  parts: PartsView;
  viewer: number | null;
  /** whose turn it is */
  active: number;
  turn: number;
  over: boolean;
  ask: AskView | null;
  /** the rubies that end the game */
  target: number;
  /** place numbers, row by row */
  board: number[];
  width: number;
  /** what the places show now, by their numbers */
  signs: Record<string, SignView>;
};

/** Take an open seat. */
export type Join = {
  name: string;
  /** null takes the first that is open */
  seat?: number | null;
};

export type JsonValue = unknown;

/** The tiles of the Kiosk. */
export type KioskView = {
  pile: string[];
  open: string[];
  /** in this action */
  used: string[];
  discards: string[];
};

/** What is said to the new moves. */
export type LessonAnswer = {
  /** `done`, `reply`, or one of the usual ones */
  kind: string;
  step: number;
  /** which of the step's replies */
  number: number;
  then: "done" | "on" | "back";
};

/** How things stood for a moment: after the learner's move, then after those of each other seat. */
export type LessonFrame = {
  /** who has moved */
  seat: number;
  /** entries of the record by then */
  at: number;
  line: number;
  turn: number;
  active: number | null;
  actor: number | null;
  view: IstanbulView | DiceView;
  /** what the learner may answer */
  moves: Offer[];
};

/** A lesson in the list. */
export type LessonInfo = {
  id: string;
  /** the heading under which it stands */
  box: string;
  /** the symbol that stands for it */
  emblem: string;
  minutes: number;
  title: string;
  learns: string;
  /** by their ids */
  steps: string[];
  /** a lesson, `first-game`, `dice-game` or null */
  next: string | null;
};

/** A line of moves to be planned after these; none asks about the open question. */
export type LessonLine = {
  moves: string[];
  line: string[];
};

/** The same, to be told how it stands. */
export type LessonPlayed = {
  moves: string[];
  /** how many of these are new: the last of them */
  fresh?: number;
};

/** A move of which one wants to know why it is not possible after these. */
export type LessonQuestion = {
  moves: string[];
  words: string;
};

/** Who sits where. */
export type LessonSeat = {
  /** the colour */
  house: string;
  name: string | null;
  /** not drawn, and without turns */
  asleep: boolean;
};

/** A lesson after some moves. */
export type LessonState = {
  /** which is open; as many as there are once the lesson is done */
  step: number;
  /** moves that had been played when it began */
  started: number;
  /** moves that had been played when this turn began */
  turn_from: number;
  reply: LessonAnswer | null;
  /** moves that lead to the goal from here; null: not on that way any more */
  ahead: string[] | null;
  /** what the last move led to, how it stands now last */
  frames: LessonFrame[];
  /** all that happened */
  steps: Step[];
  /** once the game is over */
  result: GameResult | null;
};

/** A step of a lesson, in words. */
export type LessonStepText = {
  id: string;
  /** what it speaks of: `place 9`, `card far`, `panel barrow` … */
  at: string;
  lit: string[];
  say: string;
  /** said once what it speaks of is chosen */
  card: string | null;
  /** what is to be done, in a line */
  goal: string;
  /** said when it is done */
  done: string | null;
  replies: string[];
};

/** A lesson in words. */
export type LessonText = {
  info: LessonInfo;
  game: "istanbul" | "dicegame";
  /** the clauses that it teaches */
  rules: string[];
  options: Record<string, unknown>;
  you: number;
  seats: LessonSeat[];
  steps: LessonStepText[];
  end: string;
  /** what one can do afterwards */
  can: string[];
  /** what is said to moves for which a step has no reply, by its kind */
  usual: Record<string, string>;
};

/** All lessons, in the order in which one learns. */
export type Lessons = {
  lessons: LessonInfo[];
  /** what is said in a first game, the most urgent first */
  coach: CoachRemark[];
};

/** Letters that nobody has: how many for each place. */
export type LetterHeapsView = {
  pile: Record<string, number>;
  discards: Record<string, number>;
};

/** The letters and the companion of a seat. */
export type LetterSeatView = {
  /** places of the letters that show 1 seal */
  letters: number[];
  /** places of those that show 2 seals */
  delivered: number[];
  /** his place, or where he waits */
  companion: number | "general supply" | "own supply";
  bonus_round: number;
};

/** Letters & Seals. */
export type LettersView = {
  letters: LetterHeapsView;
  seats: LetterSeatView[];
  kiosk: KioskView;
  /** what the Secret Society brings the next times */
  society: number[];
  society_times: number;
  /** the last turn after which a bonus turn was offered */
  asked: number;
  /** whether one has been paid for and comes next */
  bonus: boolean;
  /** the seat whose merchant is not paid in this turn */
  unpaid: number | null;
};

/** A line of moves to be planned; none asks about the open question. */
export type Line = {
  seat: number;
  at: number;
  moves: string[];
};

/** A line of moves with its usual continuation, and what it would do, up to where chance, another seat or a real choice comes. */
export type LinePlan = {
  seat: number;
  stages: Stage[];
  stop: "chance" | "choice" | "other" | "turn" | "over";
  walks: Walk[];
  assistants: Assistants[];
  payments: Payment[];
  changes: Change[];
  meets: Meeting[];
  odds: Odds[];
  warnings: Warning[];
  dice?: DiceLeft | null;
};

/** Tables that all may see. */
export type Listed = {
  tables: TableState[];
};

/** What a plan loses against the best. */
export type Loss = {
  code: "ruby-later" | "less-lira" | "fewer-assistants" | "as-good" | "worse";
  count: number;
};

/** How many markers of each colour. */
export type MarkersView = {
  red: number;
  green: number;
  yellow: number;
  blue: number;
  brown: number;
};

/** What a market buys, and for how much. */
export type MarketDemandView = {
  goods: Record<string, number>;
  /** Lira for one good, for two, and so on */
  revenue: number[];
  /** demand tiles that nobody has seen: one of them comes next */
  unseen: Record<string, number>[];
  /** those below them, in order */
  under: Record<string, number>[];
};

/** Somebody who could be met after the action. */
export type Meeting = {
  who: string;
  seat?: number | null;
  must: boolean;
};

/** The tables that tokens belong to, the latest first; tokens that are worth nothing are left out. */
export type Mine = {
  tables: MyTable[];
};

/** Mocha & Baksheesh. */
export type MochaView = {
  /** of each seat */
  coffee: number[];
  /** of each seat */
  guild_hands: GuildHandView[];
  guild_pile: number;
  guild_discards: number[];
  /** what the tiles that are left ask for, from the top of each stack */
  tavern: Record<string, number[]>;
  /** of each seat */
  tavern_tiles: (("movement" | "encounter")[])[];
  /** the two places between which it lies */
  barrier: [number, number] | null;
  /** the seat that has the Barrier */
  control: number | null;
  /** the open side of the tile, 0 or 1 */
  baksheesh: number;
  another_turn: boolean;
};

/** A fact about a plan that the bot's evaluation used. */
export type Motive = {
  code: "wins" | "ruby" | "ruby-in" | "ruby-luck" | "short" | "lira" | "lira-odds" | "goods" | "goods-odds" | "likely" | "no-room" | "gain" | "pick-up" | "fetch" | "leave" | "leave-last" | "pay" | "meet" | "rival";
  weight: number;
  count?: number | null;
  lira?: number | null;
  what?: string | null;
  name?: string | null;
  goods?: Record<string, number> | null;
  place?: number | null;
  places?: number[] | null;
  seat?: number | null;
  seats?: number[] | null;
  chance?: number | null;
  mean?: number | null;
  before?: number | null;
  after?: number | null;
};

/** A table of mine. */
export type MyTable = {
  table: TableState;
  /** my seats there */
  seats: number[];
  host: boolean;
  my_turn: boolean;
};

/** A table to be made. Several persons are several seats on one device, each with its token. */
export type NewTable = {
  game: "istanbul" | "dicegame";
  options?: Record<string, JsonValue>;
  seats: ChairWish[];
  settings?: SettingsInput;
  /** begin at once, if no seat is open */
  start?: boolean;
};

/** Where a seat is told. */
export type Notified = {
  webhook: boolean;
  push: boolean;
  /** what the webhook is signed with; told here and never again */
  secret: string | null;
};

/** Where I want to be told, in place of what I wanted before; null: not there. */
export type NotifyWish = {
  /** an address that is posted to */
  webhook?: string | null;
  push?: PushSubscription | null;
};

/** A table of odds. What the lines are depends on the kind. */
export type Odds = {
  kind: string;
  about: string;
  lines: OddsLine[];
  aided: OddsLine[];
  aids: string[];
};

/** One line of a table of odds. */
export type OddsLine = {
  key: string;
  chance: number;
  lira?: number | null;
  otherwise?: number | null;
  phrase?: Phrase | null;
};

/** A legal move. */
export type Offer = {
  move: number;
  /** the notation, which is what is sent back */
  text: string;
  /** what it names */
  phrase: Phrase;
  /** its index in the game's action space */
  action: number;
};

/** One legal move. */
export type Option = {
  text: string;
  phrase: Phrase;
  usual: boolean;
  changes?: Change[] | null;
};

/** An option of a game. */
export type OptionInfo = {
  name: string;
  /** one of the values, any of them, or a number from to */
  kind: "one" | "any" | "number";
  values: (string | number)[];
  default: unknown;
};

/** What came of one decision, up to the next one or to the beginning of the next turn. */
export type Outcome = {
  turn: number;
  /** who decided, or whose turn begins; left out at the set-up */
  seat?: number | null;
  /** what was asked; left out if nothing was */
  question?: string | null;
  /** what was decided; left out if nothing was */
  phrase?: Phrase | null;
  /** where it was decided, or where it led */
  place?: number | null;
  /** who acts there */
  piece?: string | null;
  /** in the order in which they happened */
  parts: OutcomePart[];
};

/** One thing that came of a decision: what was done, by whom, what it cost and brought. What there is not to tell is left out. */
export type OutcomePart = {
  /** what it is: `go`, `act`, `meet`, `card` … */
  what: string;
  /** whose it is; left out if it is nobody's */
  seat?: number | null;
  /** whether it goes on with the seat's part before it */
  resumes?: boolean;
  /** what was done, as notation says it: `sell`, `announce`, `keep` */
  verb?: string | null;
  /** where it happened, or where somebody or something came */
  place?: number | null;
  /** who acted there: `merchant`, `family`, `nobody` … */
  piece?: string | null;
  /** who was met or moved: Governor, Smuggler … */
  token?: string | null;
  /** which neutral merchant moved, counted from 0 */
  neutral?: number | null;
  /** whose demand changed */
  market?: string | null;
  /** the card that was played or used */
  card?: string | null;
  /** the card whose effect it had */
  copied?: string | null;
  /** the guild card that was carried out */
  guild?: number | null;
  /** the tile that was used; in The Dice Game, that was paid for */
  tile?: string | null;
  /** The Dice Game: where the ruby lay that was paid for */
  track?: string | null;
  /** who was paid, or whose family member was caught */
  to?: number | null;
  /** why the turn ended at once */
  why?: string | null;
  /** what was shuffled */
  of?: string | null;
  /** where the piece came from */
  origin?: number | null;
  /** where a family member was sent */
  target?: number | null;
  /** the round in which a turn begins */
  round?: number | null;
  /** Lira that were bid, or for which an auction was won */
  lira?: number | null;
  /** the number that was announced */
  number?: number | null;
  /** what the dice show in the end */
  pips?: number[];
  /** what they showed before they were changed */
  before?: number[];
  /** whether they were rolled again, rather than one of them turned */
  again?: boolean | null;
  /** whether the announced number was reached */
  hit?: boolean | null;
  /** room for each good after an extension */
  room?: number | null;
  /** seals on the letters that were given */
  seals?: number | null;
  /** what a market asks for now */
  goods?: Record<string, number>;
  /** The Dice Game: dice that were rolled, rolled again, or used, by face */
  dice?: Record<string, number>;
  /** what was paid or given up */
  gave?: Record<string, number>;
  /** what was brought */
  got?: Record<string, number>;
  /** goods that found no room */
  lost?: Record<string, number>;
  /** whence assistants came back */
  places?: number[];
  /** the two places between which the Barrier was laid */
  between?: number[];
  /** the place of each ruby */
  rubies?: number[];
  /** The Dice Game: the track of each ruby */
  tracks?: string[];
  /** tiles that were taken, revealed or opened */
  tiles?: string[];
  /** cards that came or were revealed; null if it is hidden */
  cards?: (string | null)[];
  /** cards of the hand that were given up */
  discarded?: string[];
  /** guild cards that came; null if it is hidden */
  guilds?: (number | null)[];
  /** guild cards of the hand that were given up */
  given_guilds?: number[];
  /** letters that came, by their places */
  letters?: number[];
  /** places for which letters were delivered */
  delivered?: number[];
  /** letters that were given, by their places */
  given_letters?: number[];
  /** The Dice Game: mosque tiles that were given up */
  given_tiles?: string[];
};

/** What expansions and variants add, by their names. What is not played is left out. */
export type PartsView = {
  "caravan-leader"?: CaravanView | null;
  /** how many stand at each place */
  "neutral-assistants"?: Record<string, number> | null;
  mocha?: MochaView | null;
  letters?: LettersView | null;
};

/** Stop clocks and bots, and nobody moves; or go on. While my own clock runs only others can stop it. */
export type Pause = {
  /** counts up for each command of this client */
  number: number;
  seat: number;
  type: "pause";
  paused: boolean;
};

/** Lira to the owners of other pieces at a place, once for each; to neutral merchants if there are no seats. */
export type Payment = {
  seats: number[];
  lira: number;
  before: number;
  after: number;
};

/** What a move says: the verb, whether it declines, and what it names, each thing by its kind. Only what it names is there. */
export type Phrase = {
  /** what is done: `go`, `pick up`, `sell`, `play` … */
  verb: string;
  /** whether it declines or ends something, rather than doing it */
  declines: boolean;
  /** a bonus card, or a bazaar card of The Dice Game */
  card?: string | null;
  /** the card whose effect the card `copy` has */
  copied?: string | null;
  /** whom one meets or calls: Governor, Smuggler, coffee trader, courier */
  token?: string | null;
  /** a guild card by its number */
  guild?: number | null;
  /** an undelivered letter, by its place */
  letter?: number | null;
  /** a mosque, Tavern or kiosk tile */
  tile?: string | null;
  /** The Dice Game: where a ruby lies */
  track?: string | null;
  /** a player */
  seat?: number | null;
  /** where a card is taken from: `pile` or `discards` */
  source?: string | null;
  /** a place on the board: walked to, fetched from, sent to, acted at */
  place?: number | null;
  /** the two places between which the Barrier is laid */
  places?: number[];
  /** a number that is announced at the Tea House */
  number?: number | null;
  /** Lira that are bid */
  lira?: number | null;
  /** how many cards are revealed */
  count?: number | null;
  /** the pips of the die that is turned */
  die?: number | null;
  /** the pips to which that die is turned; notation does not say it */
  turned?: number | null;
  /** what dice of the board game show */
  pips?: number[];
  /** goods by colour, with `coffee` and `brown` where those stand for goods */
  goods?: Record<string, number>;
  /** The Dice Game: dice by face */
  dice?: Record<string, number>;
  /** how many delivered letters are given */
  delivered?: number | null;
  /** how many undelivered letters are given */
  undelivered?: number | null;
  /** what is given or taken where it is none of these: `lira`, `letters`, `all`, `none` … */
  way?: string | null;
};

/** Is anyone there? A client asks every 20 seconds or so. */
export type Ping = {
  type: "ping";
};

/** Play a line of moves in one go. It stops where chance or another seat comes in. */
export type Play = {
  /** counts up for each command of this client */
  number: number;
  seat: number;
  type: "play";
  /** the record's length that the player has seen */
  at: number;
  /** notation */
  moves: string[];
};

/** Somebody is there. */
export type Pong = {
  type: "pong";
  time: number;
};

/** The position after so many entries of the record, as the viewer may know it. */
export type Position = {
  at: number;
  /** how many entries there are by now */
  last: number;
  viewer: number | null;
  view: IstanbulView | DiceView;
  /** what could be answered then; only for who was asked, or once the game is over */
  moves: Offer[];
};

/** Who is here. */
export type Presence = {
  type: "presence";
  /** by seat */
  present: boolean[];
  spectators: number;
  time: number;
};

/** The keys of a browser's subscription. */
export type PushKeys = {
  p256dh: string;
  auth: string;
};

/** A browser's subscription, as `PushManager.subscribe` gives it. */
export type PushSubscription = {
  endpoint: string;
  keys: PushKeys;
};

/** How a seat stands at the end. */
export type Ranked = {
  seat: number;
  rank: number;
  /** what decides, in order of weight */
  score: Record<string, number>;
};

/** Why the rules refuse a move. */
export type Reason = {
  /** the ids of the rules that forbid it, the one that decides first: MOV-05 */
  rules: string[];
  /** the reason in a word that never changes, for clients with words of their own */
  code: string;
  /** the reason in English */
  words: string;
  /** the numbers and names that matter, by name */
  facts: Record<string, unknown>;
};

/** Whether a record is genuine: its moves legal, its dice those of the seed, its seed the one committed to. */
export type RecordVerdict = {
  /** everything is right, and everything could be checked */
  genuine: boolean;
  /** whether there is a seed that was committed to, so that dice could be checked */
  checked: boolean;
  /** how many outcomes of chance there are */
  dice: number;
  /** what is wrong; empty if nothing is */
  problem: string;
};

/** Something was not done, and nothing has changed: the answer to a bad request, or to a command that is refused. */
export type Refusal = {
  type: "refusal";
  /** the number of the command that is refused, if it was one */
  number: number | null;
  code: "bad-message" | "bad-options" | "bad-token" | "beyond-barrier" | "busy" | "chat-off" | "forbidden" | "full" | "illegal" | "no-such-lesson" | "no-such-request" | "no-such-table" | "not-over" | "not-started" | "not-your-seat" | "not-your-turn" | "nothing-to-undo" | "outdated" | "over" | "paused" | "started" | "too-fast" | "too-large" | "too-many" | "unavailable";
  /** in English */
  reason: string;
  /** of an illegal move: what the rules say */
  why: Reason | null;
  /** of a line of moves: which one is illegal, from 0 */
  index: number | null;
};

/** Play again: once all persons who are here want it, there is a new table, where the next seat begins. Tokens of this table are good for the same seats there. */
export type Rematch = {
  /** counts up for each command of this client */
  number: number;
  seat: number;
  type: "rematch";
  wanted?: boolean;
};

/** Who wants to play again, and where that is. */
export type RematchState = {
  wanted: number[];
  table: string | null;
};

/** Give up. A bot plays on in the seat, unless that ends the game. */
export type Resign = {
  /** counts up for each command of this client */
  number: number;
  seat: number;
  type: "resign";
};

/** Take back all of this turn that can be taken back freely. */
export type RestartTurn = {
  /** counts up for each command of this client */
  number: number;
  seat: number;
  type: "restart-turn";
  at: number;
};

/** What the rules say about one thing. */
export type RulePage = {
  id: string;
  chapter: string;
  symbol: string;
  name: string;
  /** in a sentence */
  say: string;
  does: RuleSentence[];
  /** how it may go; empty where a sentence says it all */
  example: string;
  /** questions that come up at tables, each with its answer */
  asked: RuleSentence[];
  /** pages that go well with it */
  see: string[];
  /** where it can be tried */
  lesson: string | null;
  /** of a place: what it shows at the start, with four players */
  sign: Record<string, unknown> | null;
};

/** A sentence of the rules. */
export type RuleSentence = {
  text: string;
  /** the clauses of the catalogue that it tells */
  rules: string[];
};

/** What a symbol means. */
export type RuleSign = {
  symbol: string;
  text: string;
};

/** The whole book. */
export type Rules = {
  chapters: string[];
  pages: RulePage[];
  /** the key of symbols */
  signs: RuleSign[];
};

/** What one viewer sees: a seat, or a spectator (null). */
export type SeatSight = {
  viewer: number | null;
  /** the position as `game.view` tells it; empty before the game begins */
  view: IstanbulView | DiceView | Record<string, never>;
  /** what the seat may answer now; empty if it is not asked */
  moves: Offer[];
  /** whether the seat may take something back at once */
  can_undo: boolean;
  /** how far back that goes, as a number of entries of the line */
  undo_to: number | null;
  /** how far back the seat may restart its turn */
  turn_start: number | null;
  standing: StandingAnswerOutput[];
  /** the entry of the log up to which the player has looked; null: a spectator */
  seen: number | null;
  /** what happened in the game since the cursor */
  steps: Step[];
};

/** What all may know of a seat. */
export type SeatState = {
  seat: number;
  /** its colour */
  house: string;
  kind: "person" | "bot" | "open";
  name: string | null;
  /** which bot plays: a bot's own seat, or a person's chair that a bot has taken */
  bot: string | null;
  /** whether the person is connected */
  present: boolean;
  /** when that last changed, in ms since 1970 */
  since: number | null;
  /** of a person who is asked and absent: when others may call the table's stand-in; else null */
  stand_in_at: number | null;
  resigned: boolean;
  /** questions for which the seat has left standing answers */
  standing: string[];
};

/** A seat and the secret that makes one its player. */
export type SeatToken = {
  seat: number;
  token: string;
};

/** A new seat at a table, or a new table with its seats. The tokens are told here and never again. */
export type Seated = {
  table: TableState;
  /** makes its holder the host, who starts the game */
  host: string | null;
  tokens: SeatToken[];
};

/** The player has looked at all up to here. It is kept, and told in `seen` wherever the seat is played. */
export type Seen = {
  type: "seen";
  seat: number;
  upto: number;
};

export type ServerMessage = Welcome | Update | Accepted | Refusal | Presence | Pong | Goodbye;

/** How a table is played, besides the rules. */
export type SettingsInput = {
  /** shown to all; else only who has the code finds it */
  listed?: boolean;
  /** whether others may watch */
  watch?: boolean;
  chat?: boolean;
  /** free: up to what became known; consent: beyond it, if all others agree */
  undo?: "none" | "free" | "consent";
  /** whether players may ask for a bot's opinion */
  hints?: boolean;
  /** whether players are told odds and what a move would do */
  odds?: boolean;
  clock?: ClockInput | null;
  /** after so many seconds a bot takes the chair of a player who is asked and absent; null: only if another player calls it, after a day */
  absence?: number | null;
  /** the bot that takes an absent player's chair */
  stand_in?: string;
};

/** How a table is played, besides the rules. */
export type SettingsOutput = {
  /** shown to all; else only who has the code finds it */
  listed: boolean;
  /** whether others may watch */
  watch: boolean;
  chat: boolean;
  /** free: up to what became known; consent: beyond it, if all others agree */
  undo: "none" | "free" | "consent";
  /** whether players may ask for a bot's opinion */
  hints: boolean;
  /** whether players are told odds and what a move would do */
  odds: boolean;
  clock: ClockOutput | null;
  /** after so many seconds a bot takes the chair of a player who is asked and absent; null: only if another player calls it, after a day */
  absence: number | null;
  /** the bot that takes an absent player's chair */
  stand_in: string;
};

/** What a trial came to. `options` can be given to a new table as they are: a random layout stays as shown. */
export type SetupInfo = {
  ok: boolean;
  /** what is wrong with the options, if anything */
  reason: string | null;
  options: Record<string, unknown>;
  bazaar: BazaarInfo | null;
  choices: ChoiceInfo[];
};

/** Options to be tried out, before a table is made of them. */
export type SetupWish = {
  game: "istanbul" | "dicegame";
  players: number;
  options?: Record<string, JsonValue>;
  /** another one re-rolls a random layout */
  seed?: number;
};

/** What a place shows now. What it does not show is left out. */
export type SignView = {
  name: string;
  deals?: DealView[];
  /** how many of the deals, all different, one action may make */
  most_deals?: number;
  /** the good that is loaded until the wheelbarrow is full of it */
  fills?: "red" | "green" | "yellow" | "blue" | null;
  dice?: DiceTableView | null;
  demand?: MarketDemandView | null;
  /** what is revealed, for all players to choose from */
  reveals?: Record<string, number>;
  /** what is put up for auction */
  auctions?: Record<string, number>;
  /** pieces that come back: `assistants` … */
  fetches?: string[];
  /** pieces of which one goes to any other place: `family` … */
  sends?: string[];
  /** the card on top of the discards, where it can be taken */
  card?: string | null;
  /** rubies left here */
  rubies?: number | null;
  /** what brings a ruby of here to who has gathered it */
  ruby_for?: Record<string, number>;
};

/** One question of a plan: what could be answered, what is, and what happens then. */
export type Stage = {
  question: string;
  about: AboutView;
  options: Option[];
  chosen?: string | null;
  outcomes?: Outcome[] | null;
  unavailable?: Unavailable[] | null;
};

/** Leave standing answers, in place of those left before. The others hear to which questions, not which answers. */
export type Standing = {
  /** counts up for each command of this client */
  number: number;
  seat: number;
  type: "standing";
  answers: StandingAnswerInput[];
};

/** What to answer to a question that comes while another has the turn. It ends with my next turn. */
export type StandingAnswerInput = {
  question: string;
  /** what the answer names (a tile), or its notation; the first that is legal is played, `*` is any */
  prefer?: string[];
  /** for an auction: bid as long as it is no more than this, else pass */
  limit?: number | null;
};

/** What to answer to a question that comes while another has the turn. It ends with my next turn. */
export type StandingAnswerOutput = {
  question: string;
  /** what the answer names (a tile), or its notation; the first that is legal is played, `*` is any */
  prefer: string[];
  /** for an auction: bid as long as it is no more than this, else pass */
  limit: number | null;
};

/** One decision of the record with what chance answered to it, or an undo. */
export type Step = {
  /** how many entries the record has with it */
  at: number;
  /** how many of them it is: the decision, and each answer of chance */
  entries: number;
  /** how many entries still counted before it: `undo` to this number takes it back */
  line: number;
  /** the entry of the table's log that it belongs to */
  number: number;
  /** who decided; null if nobody did, or for an undo */
  seat: number | null;
  turn: number;
  /** the decision in notation; null if there was none */
  text: string | null;
  /** what came of it, and of the beginning of each turn since */
  outcomes: Outcome[];
  /** for an undo: how many entries still count after it */
  undo: number | null;
  /** whether a later undo has taken it back */
  undone: boolean;
};

/** A stretch of the record. */
export type Steps = {
  steps: Step[];
  last: number;
};

/** What all may know of a table, besides the position. */
export type TableState = {
  code: string;
  game: "istanbul" | "dicegame";
  rules: number;
  phase: "open" | "playing" | "over";
  paused: boolean;
  options: Record<string, unknown>;
  settings: SettingsOutput;
  seats: SeatState[];
  /** how many entries its log has: the cursor */
  number: number;
  /** how many entries the record of the game has */
  at: number;
  /** how many of them still count */
  line: number;
  turn: number;
  /** whose turn it is */
  active: number | null;
  /** who must answer now */
  actor: number | null;
  spectators: number;
  clocks: ClockState[];
  consent: ConsentState | null;
  rematch: RematchState | null;
  result: GameResult | null;
  /** SHA-256 of the seed, told before the first move */
  commitment: string;
  /** the table that this one is a rematch or a fork of */
  parent: string | null;
  created: number;
  /** the server's time, in ms since 1970 */
  time: number;
};

/** A mosque tile of The Dice Game. */
export type TileSignView = {
  /** how one chooses it, in notation, whether that is possible now or not */
  moves: string[];
  price: Record<string, number>;
  kind: "lira" | "crystal" | "card" | "action" | "marker" | "die";
  gives: Record<string, number>;
};

/** Tokens, to ask for the tables that they belong to. */
export type Tokens = {
  tokens: string[];
};

/** The rubies of one track. */
export type TrackSignView = {
  /** how one chooses it, in notation, whether that is possible now or not */
  moves: string[];
  left: number;
  /** of all its rubies, those that are gone included */
  prices?: Record<string, number>[];
  /** of the next ruby, if there is one to buy */
  price?: Record<string, number> | null;
  /** at the mosque: how many tiles bring a ruby */
  tiles?: number | null;
};

/** The rubies of all tracks. */
export type TrackSignsView = {
  red: TrackSignView;
  green: TrackSignView;
  yellow: TrackSignView;
  blue: TrackSignView;
  left: TrackSignView;
  right: TrackSignView;
  mosque: TrackSignView;
};

/** How many rubies are left on each track. */
export type TracksView = {
  red: number;
  green: number;
  yellow: number;
  blue: number;
  left: number;
  right: number;
  mosque: number;
};

/** A place, or a card in hand, that can't be chosen now, and why. */
export type Unavailable = {
  group: string;
  key: string;
  code: string;
  rules: string[];
  words: string;
  facts: Record<string, unknown>;
};

/** Take back: what revealed nothing at once; what lies beyond is asked of the others. */
export type Undo = {
  /** counts up for each command of this client */
  number: number;
  seat: number;
  type: "undo";
  at: number;
  /** how many entries of the line stay; null: all but my last move */
  to?: number | null;
};

/** How things stand, and what happened since the client's cursor. */
export type Update = {
  type: "update";
  table: TableState;
  /** what happened since the cursor */
  entries: Entry[];
  /** one for each seat that this client plays, or one for a spectator */
  sights: SeatSight[];
  /** the cursor from which entries and steps are told */
  since: number;
};

/** A piece goes somewhere. */
export type Walk = {
  piece: string;
  start: number;
  target: number;
  route: number[];
  on_foot: boolean;
};

/** Something that a player might regret. */
export type Warning = {
  code: string;
  place?: number | null;
  good?: string | null;
  count?: number | null;
  lira?: number | null;
};

/** The answer to hello; an update follows. */
export type Welcome = {
  type: "welcome";
  version: 1;
  /** the version of Bedesten */
  server: string;
  table: string;
  /** the seats that the tokens are worth */
  seats: number[];
  host: boolean;
  /** how many tokens are worth nothing here */
  refused: number;
  /** seconds after which silence means that the connection is dead */
  heartbeat: number;
};

/** Why a move is not possible; null if it is. */
export type WhyNot = {
  why: Reason | null;
  /** what could be answered instead */
  possible: string[];
};

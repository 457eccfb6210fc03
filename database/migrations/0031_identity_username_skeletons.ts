import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A unique skeleton per user name: names that look alike have the same one. Method and data are those of UTS #39
 * (confusables.txt of Unicode 13). A user name has one script, so the table contains only characters that look like a
 * letter of that script or of Latin, in upper or lower case. Of existing members whose names look alike, the first gets the
 * skeleton.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create function username_skeleton(username text) returns text
        language sql immutable strict parallel safe
        as $$ select ${SKELETON} $$;

      alter table users add column username_skeleton text collate "C";
      update users set username_skeleton = case rank when 1 then skeleton else skeleton || ' ' || users.id end
        from (
          select id, username_skeleton(username::text) as skeleton,
            row_number() over (partition by username_skeleton(username::text) order by created_at, id) as rank
          from users
        ) ranked
        where ranked.id = users.id;
      alter table users alter column username_skeleton set not null,
        add constraint users_username_confusable unique (username_skeleton);

      create function write_username_skeleton() returns trigger language plpgsql as $$
      begin
        new.username_skeleton := username_skeleton(new.username::text);
        return new;
      end $$;
      create trigger write_username_skeleton before insert or update of username on users
        for each row execute function write_username_skeleton();
    `)
  }

  override async down() {
    this.schema.raw(`
      drop trigger write_username_skeleton on users;
      drop function write_username_skeleton;
      alter table users drop column username_skeleton;
      drop function username_skeleton;
    `)
  }
}

/** Characters, and at the same index the one that each looks like. Right-to-left ones are escaped to keep their order. */
const LOOK_ALIKES = [
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
  [
    'ꟷȣɑǎᴄɛꬲěəᴈꞝꬵꞙẝɡᶃƍǧꞕıɪɩǐǀᴏᴑꬽǒↄᴐᶐᴋꭇꭈꜱƽꞵꭍţꞟᴜꭎꭒʋǔᴠ',
    'ー8aăcꞓeĕǝɜʚfffgggğꜧiiiĭloooŏɔɔɋĸrrssbʃțuuuuuŭv',
  ],
  ['ɯᴡᴍɣᶌʏỿꭚʒꝫᴢƿᴤꭓꭕꞷꭠꝛƨɜȝꝯƅʝʀ', 'wwʍyyyyy33zþƨxχωљ22339bjr'],
  ['१०', '\u0669o'],
  ['৪৭০', '89o'],
  ['૨૩૪૮૦ઽ', '२३४८oऽ'],
  ['੪੧੦', '89o'],
  ['೧೨೯೦ಅಆಇಒಜಞಣಯಱಲ', '౧౨౯oఅఆఇఒజఞణయఱల'],
  ['ൎ൭൦ഠഉജണഴശൡറ', 'ॱ9ooஉஐணழஶഞര'],
  ['୨୦ଠ', '9oo'],
  ['௦௮ர௨௭ஜ௧௪௰', 'oஅஈஉஎஐகசய'],
  ['౦', 'o'],
  ['෪෫', 'ජද'],
  [
    '\u06f2\u06f3\u06f4\u06f6\u06f9\u0661\u06f1\u0627\u0665\u06f5\u0647\u06be\u06c1\u06d5',
    '\u0662\u0663\u0664\u0666\u0669llloooooo',
  ],
  [
    '\u06ff\u0667\u06f7\u0668\u06f8\u06d0\u08a9\u0767\u06c3\u06a7\u08bb\u066f\u08bc\u06a9',
    'ôvvʌʌ\u067b\u0754\u0754\u0629\u0641\u06a1\u06a1\u06a1\u0643',
  ],
  [
    '\u06aa\u0762\u08b0\u08b1\u066e\u06ba\u08bd\u064a\u06cc\u06d2',
    '\u0643\u06ac\u06af\u0648\u0649\u0649\u0649\u0649\u0649\u0649',
  ],
  ['ծքցհյոռօգզսպատ', 'ẟfghȷnnoqquɰws'],
  ['бавсєԑԁеҽҿәзԍһніꙇӏјиорфԛкгяѕтѵѡԝмхуүӡꙅьпѱꙍᴫӌ', '6abcꞓꞓdeeęǝ3ghhiiijᴎopɸqkrᴙstvwwmxyy32bπψωлҷ'],
  ['ዐሀሣቀኔበ', 'ouɰɸձn'],
  ['ჿყჳ', 'oyȝ'],
  ['αεͽδιϳηͷοσͻρᴩφκᴦβτυνᴧγϸᴨϛϝμϻχζ', 'aeꜿẟijhᴎooɔpᴘɸkrbtuvʌyþπςfmmxz'],
  ['\u05d5\u05df\u05e1\u05d8', 'llov'],
  ['ឣ', 'អ'],
  ['໐ຈບປຝພຟຍ', 'oจบปฝพฟย'],
  ['ၥ၀ဝ', '၁oo'],
  ['๐ฃดตมซฏทฦๅ', 'oขคคฆชฎฑภา'],
  ['ཪ', 'ར'],
  ['01|\u07c0᧐᧑᪀᪐꩓꩖᭒᭓᭘', 'olloᦞᦱᩅᩅꨁꨣᬍᬑᬨ'],
] as const

/** Letters that look like two letters. */
const LOOK_LIKE_TWO = [
  ['w', 'vv'],
  ['m', 'rn'],
  ['आ', 'अा'],
  ['ऒ', 'अाॆ'],
  ['ओ', 'अाे'],
  ['औ', 'अाै'],
  ['ऄ', 'अॆ'],
  ['ऑ', 'अॉ'],
  ['ऍ', 'एॅ'],
  ['ऎ', 'एॆ'],
  ['ऐ', 'एे'],
  ['ई', 'र्इ'],
  ['আ', 'অা'],
  ['ৠ', 'ঋৃ'],
  ['ৡ', 'ঋৃ'],
  ['આ', 'અા'],
  ['ઑ', 'અાૅ'],
  ['ઓ', 'અાે'],
  ['ઔ', 'અાૈ'],
  ['ઍ', 'અૅ'],
  ['એ', 'અે'],
  ['ઐ', 'અૈ'],
  ['ਉ', 'ੳੁ'],
  ['ਊ', 'ੳੂ'],
  ['ਆ', 'ਅਾ'],
  ['ਐ', 'ਅੈ'],
  ['ਔ', 'ਅੌ'],
  ['ਇ', 'ੲਿ'],
  ['ਈ', 'ੲੀ'],
  ['ਏ', 'ੲੇ'],
] as const

/** Joiners. They are invisible. */
const NOTHING = '\u200c\u200d'

const SINGLE = `translate(
  lower(normalize(username, NFKC) collate "pg_c_utf8"),
  '${LOOK_ALIKES.map(([letters]) => letters).join('')}${NOTHING}',
  '${LOOK_ALIKES.map(([, shown]) => shown).join('')}'
)`

const SKELETON = LOOK_LIKE_TWO.reduce(
  (sql, [letter, shown]) => `replace(${sql}, '${letter}', '${shown}')`,
  SINGLE
)

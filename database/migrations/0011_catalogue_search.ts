import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Phonetic search: `search_text` transliterates a text to Latin letters and normalizes spellings, as
 * `contract/src/normalize.ts` does with a query. Titles have a separate index, since matches in titles rank first.
 * `item_words` and `item_places` contain all words and locations of listings, including deleted ones, to correct spelling.
 */
export default class extends BaseSchema {
  override async up() {
    // Knex treats a question mark as a binding.
    this.schema.raw(SEARCH_TEXT.replaceAll('?', '\\?'))
    this.schema.raw(`
      create extension if not exists pg_trgm;

      alter table items drop column search_words;
      alter table items
        add column title_words tsvector not null
          generated always as (to_tsvector('simple', search_text(title))) stored,
        add column search_words tsvector not null
          generated always as (
            setweight(to_tsvector('simple', search_text(title)), 'A') ||
            setweight(to_tsvector('simple', search_text(category_id)), 'B') ||
            setweight(to_tsvector('simple', search_text(location)), 'C') ||
            setweight(to_tsvector('simple', search_text(description)), 'D')
          ) stored;
      create index items_title_words on items using gin (title_words) with (fastupdate = off);
      create index items_search_words on items using gin (search_words) with (fastupdate = off);

      create table item_words (word text primary key);
      create index item_words_alike on item_words using gist (word gist_trgm_ops);

      create table item_places (
        location text primary key,
        words tsvector not null generated always as (to_tsvector('simple', search_text(location))) stored
      );
      create index item_places_words on item_places using gin (words) with (fastupdate = off);

      create function learn_item_words() returns trigger language plpgsql as $$
      begin
        insert into item_words
          select distinct named.word from written, unnest(tsvector_to_array(title_words)) as named (word)
          where named.word ~ '^[a-z]{3,30}$'
            and not exists (select from item_words known where known.word = named.word)
          order by named.word
          on conflict do nothing;
        insert into item_places (location)
          select distinct location from written
          where not exists (select from item_places known where known.location = written.location)
          order by location
          on conflict do nothing;
        return null;
      end $$;
      create trigger learn_new_items after insert on items
        referencing new table as written for each statement execute function learn_item_words();
      create trigger learn_changed_items after update on items
        referencing new table as written for each statement execute function learn_item_words();

      insert into item_words
        select distinct word from items, unnest(tsvector_to_array(title_words)) word where word ~ '^[a-z]{3,30}$';
      insert into item_places (location) select distinct location from items;
    `)
  }

  override async down() {
    this.schema.raw(`
      drop trigger learn_new_items on items;
      drop trigger learn_changed_items on items;
      drop function learn_item_words;
      drop table item_places, item_words;
      alter table items drop column search_words, drop column title_words;
      drop function search_text;
      alter table items add column search_words tsvector not null generated always as (
        to_tsvector('simple', translate(
          title || ' ' || description || ' ' || location || ' ' || category_id, '<>/@:._-', '        '
        ))
      ) stored;
      create index items_search on items using gin (search_words);
    `)
  }
}

const SEARCH_TEXT = String.raw`
  create function search_text(written text) returns text
  language plpgsql immutable strict parallel safe as $$
  declare
    t text := lower(written);
  begin
    if t ~ '[^\x01-\x7f]' then
      t := lower(regexp_replace(replace(normalize(t, NFKD), '${'\u0921\u093c'}', 'र'), '[\u0300-\u036f\u093c\u200b-\u200d]', '', 'g'));
      if t ~ '[\u0900-\u097f]' then
        t := regexp_replace(t, '\u0902(?=[पफबभम])', 'म्', 'g');
        t := regexp_replace(t, '([क-ह])(?=[क-हअ-औ\u0901-\u0903])', '\1a', 'g');
        t := regexp_replace(t, '([aअ-औा-ौ])([क-ह])a(?=[क-ह][ा-ौ])', '\1\2', 'g');
        t := translate(t,
          'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहअआइईउऊऋएऐओऔऑऍािीुूृेैोौॉॅ${'\u0902\u0901'}०१२३४५६७८९${'\u0903\u094d'}',
          'kKgGnCCjJntTdDntTdDnpfbBmyrllvssshaaiiuuReEoOoeaiiuuReEoOoenn0123456789');
        t := replace(replace(replace(replace(t, 'K', 'kh'), 'G', 'gh'), 'J', 'jh'), 'T', 'th');
        t := replace(replace(replace(replace(t, 'D', 'dh'), 'B', 'bh'), 'C', 'ch'), 'E', 'ai');
        t := replace(replace(t, 'O', 'au'), 'R', 'ri');
      end if;
      t := replace(t, '’', '');
    end if;
    t := regexp_replace(replace(t, '''', ''), '[\x01-\x2f\x3a-\x60\x7b-\x7f]+', ' ', 'g');
    t := regexp_replace(t, '([0-9])([a-z])', '\1 \2', 'g');
    t := regexp_replace(t, '([a-z])([0-9])', '\1 \2', 'g');

    t := replace(replace(replace(replace(t, 'ch', 'C'), 'ck', 'k'), 'ph', 'f'), 'sh', 's');
    t := replace(replace(replace(t, 'ce', 'se'), 'ci', 'si'), 'cy', 'si');
    t := translate(t, 'cqwzy', 'kkvji');
    t := replace(replace(t, 'C', 'ch'), 'x', 'ks');
    t := replace(replace(replace(t, 'ee', 'i'), 'oo', 'u'), 'aa', 'a');
    t := replace(replace(replace(replace(replace(t, 'bb', 'b'), 'dd', 'd'), 'ff', 'f'), 'gg', 'g'), 'ii', 'i');
    t := replace(replace(replace(replace(replace(t, 'jj', 'j'), 'kk', 'k'), 'll', 'l'), 'mm', 'm'), 'nn', 'n');
    t := replace(replace(replace(replace(replace(t, 'pp', 'p'), 'rr', 'r'), 'ss', 's'), 'tt', 't'), 'uu', 'u');
    t := replace(t, 'vv', 'v');

    t := regexp_replace(t, '\m([a-z]{2})se?s?\M', '\1s', 'g');
    t := regexp_replace(t, '([a-z]{3})s(e|es)?\M', '\1', 'g');
    t := regexp_replace(t, '(ch|i)e\M', '\1', 'g');
    return t;
  end $$;
`

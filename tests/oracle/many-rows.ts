import { ids } from '#platform/graphql/fixture/library.ts'

/** Some hundred more rows of the library, of two users and of nobody the tests know, with nulls and ties. */
export const manyRowsSql = `
insert into author
  select ('00000000-0000-7000-8000-' || lpad(to_hex(1000 + g), 12, '0'))::uuid, 'Author ' || g % 17, case when g % 3 = 0 then null else 'a' || g || '@books.test' end,
    case when g % 4 = 0 then null else (g * 7 % 50) / 10.0 end, g % 2 = 0, (array['${ids.user1}', '${ids.user2}', '${ids.boris}'])[1 + g % 3]::uuid,
    (array['sk', 'cz', null])[1 + g % 3], null, timestamptz '2025-01-01 00:00+00' + g % 9 * interval '1 day'
  from generate_series(1, 40) g;
insert into article (id, author_id, reviewer_id, user_id, title, body, status, views, likes, price, published, labels, data, published_at, day, token)
  select 1000 + g, ('00000000-0000-7000-8000-' || lpad(to_hex(1001 + g * 7 % 40), 12, '0'))::uuid,
    case when g % 3 = 0 then null else ('00000000-0000-7000-8000-' || lpad(to_hex(1001 + g * 11 % 40), 12, '0'))::uuid end,
    (array['${ids.user1}', '${ids.user2}', '${ids.boris}'])[1 + g * 5 % 3]::uuid, 'Title ' || g % 29 || chr(65 + g % 26), case when g % 4 = 0 then null else 'body ' || g % 11 end,
    (array['draft', 'published', 'archived'])[1 + g % 3]::article_status, g * 13 % 40, case when g % 5 = 0 then null else g::bigint * 1000000007 end,
    case when g % 6 = 0 then null else (g * 3 % 100) / 4.0 end, case g % 3 when 0 then null when 1 then true else false end,
    case when g % 2 = 0 then '{}' else array['l' || g % 4, 'm'] end, case when g % 3 = 0 then null else jsonb_build_object('n', g % 5) end,
    case when g % 4 = 0 then null else timestamptz '2026-01-01 00:00+00' + g % 20 * interval '1 hour' end, case when g % 7 = 0 then null else date '2026-01-01' + g % 10 end, null
  from generate_series(1, 260) g;
insert into side.remark (id, article_id, user_id, text, score, flagged)
  select 1000 + g, 1001 + g * 17 % 260, (array['${ids.user1}', '${ids.user2}', '${ids.boris}'])[1 + g % 3]::uuid, 'remark ' || g % 31, g * 7 % 6, case g % 3 when 0 then null when 1 then true else false end
  from generate_series(1, 420) g;
insert into tag (id, name) select 1000 + g, 'tag ' || g from generate_series(1, 12) g;
insert into article_tag select distinct 1001 + g * 19 % 260, 1001 + g % 12, g % 5 from generate_series(1, 300) g on conflict do nothing;
`

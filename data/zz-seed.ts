import pg from 'pg'
import { addMarks } from '../tests/register.ts'
import { readFileSync } from 'node:fs'
const opts = readFileSync('/tmp/main/demo/postgres/postmaster.opts', 'utf8')
const host = /unix_socket_directories=([^"]+)/.exec(opts)?.[1]
for (const user of ['postgres', 'markwright']) {
  try {
    const pool = new pg.Pool({ host, user, database: process.argv[2] ?? 'markwright', port: 5432 })
    const { rows } = await pool.query('select value, jurisdictions, status, id from registration_request')
    console.log(rows)
    await addMarks(pool, 1, [
      { text: 'NORDHAVEN', office: 'EU', classes: [25, 18], owner: 'Nordhaven Fictional ApS' },
      { text: 'Nordhafen', office: 'SK', classes: [25] },
      { text: 'NORTHAVEN', office: 'US', classes: [9] },
      { text: 'Nord Haven Coffee', office: 'UK', classes: [30] },
      ...rows.flatMap((r, i) => [
        { text: r.value.replace(/[ck]/i, 'q'), office: 'EU', number: `0189${i}1`, classes: [25, 18, 35] },
        { text: r.value + ' Pro', office: 'SK', number: `POZ${i}2`, classes: [9, 42] },
        { text: r.value.slice(1), office: 'US', number: `97${i}3`, classes: [18, 25] },
        { text: r.value.slice(0, -2) + 'is', office: 'UK', number: `UK${i}4`, classes: [25, 35] },
        { text: r.value + 'ia', office: 'WIPO', number: `15${i}5`, classes: [3, 5] },
        { text: r.value, office: 'CH', number: `CH${i}6`, classes: [43], state: 'dead' as const },
      ]),
    ])
    await pool.end()
    break
  } catch (e) {
    console.log(user, (e as Error).message)
  }
}

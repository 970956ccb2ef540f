import { expect, it } from 'vitest'
import { machineTriggers, missingTriggers } from './machine-triggers.ts'

it('a table with a machine gets the triggers that no migration makes yet', () => {
  const [follows] = machineTriggers(['lamp'])
  expect(missingTriggers(`create table "lamp" (id int);\n${follows?.sql}`, ['lamp'])).toBe(
    '\n--> statement-breakpoint\nCREATE TRIGGER "lamp_status_begins_machine" AFTER INSERT ON "lamp" FOR EACH ROW EXECUTE FUNCTION "status_begins_machine"();',
  )
})

it('names them as the database does', () => {
  expect(machineTriggers(['lamp']).map(({ identity }) => identity)).toEqual([
    'trigger public.lamp.lamp_status_follows_machine',
    'trigger public.lamp.lamp_status_begins_machine',
  ])
})

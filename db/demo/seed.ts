import type { Context } from '#app/context.ts'
import { hashPassword } from '#features/account/index.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { seedAccounts } from './accounts.ts'
import { seedBank } from './bank.ts'
import { seedCases } from './cases.ts'
import { seedConsultations } from './consultations.ts'
import { seedCoupons } from './coupons.ts'
import { seedDesignations } from './designations.ts'
import { seedDocket } from './docket.ts'
import { seedFailedLetters } from './letters.ts'
import { seedMatters } from './matters.ts'
import { seedOfficeMail } from './office-mail.ts'
import { seedPayments } from './payments.ts'
import { seedOfficeActions } from './office-actions.ts'
import { seedOppositions } from './oppositions.ts'
import { tellUntold } from './untold.ts'
import { seedTickets } from './support.ts'
import { seedUses } from './use-in-commerce.ts'
import { seedRates } from './rates.ts'
import { seedRegister } from './register.ts'
import { seedRegisterPictures } from './register-pictures.ts'
import { seedFollowUps } from './follow-ups.ts'
import { seedRegisterDifferences } from './register-differences.ts'
import { seedSearches } from './searches.ts'
import { seedSubscriptions } from './subscriptions.ts'
import { seedUseProofs } from './use-proofs.ts'
import { seedWatches } from './watches.ts'

/** The password of every demo sign-in, printed at start. */
export const demoPassword = 'demo-only-markwright'

/** Fills an empty database with a lived-in demo world; a database that has users is left alone. */
export async function seedDemo(context: Context): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  await inTransaction(context.pool, async (tx) => {
    await tx.$client.query(`select pg_advisory_xact_lock(hashtextextended('markwright demo', 0))`)
    const { rowCount } = await tx.$client.query('select 1 from "user" limit 1')
    if (rowCount) return
    const people = await seedAccounts(tx, passwordHash)
    await seedRates(tx, context.facilities.clock())
    const today = context.facilities.today()
    await seedRegister(tx, today)
    await seedRegisterPictures(tx)
    await seedCoupons(tx, today)
    await seedMatters(tx, people, context.facilities)
    await seedPayments(tx, context.facilities.payments.name)
    await seedBank(tx, people, today)
    await seedWatches(tx, people, today)
    await seedFollowUps(tx, people)
    await seedRegisterDifferences(tx, people, today)
    await seedOfficeMail(tx, context.facilities.clock())
    await seedConsultations(tx, people, context.facilities.clock())
    await seedTickets(tx, people, context.facilities.clock())
    await seedCases(tx, people, today)
    await seedOfficeActions(tx, people, context.facilities)
    await seedSubscriptions(tx, people, context.facilities)
    await seedSearches(tx, people, context.facilities)
    await seedDocket(tx, people, context.facilities)
    await seedDesignations(tx, people, context.facilities)
    await seedOppositions(tx, people, context.facilities)
    await seedUses(tx, people, context.facilities)
    await seedUseProofs(tx, people, context.facilities)
    await tellUntold(tx, people)
    await seedFailedLetters(tx)
  })
}

/** Further rows of the same table: phrases of their own sense, diminutives, colours, professions, offence, persons, further languages. */
export const furtherMarks = `
CLOUD NINE|9|EU|descriptive|check
GRUYERE|29|US|descriptive|high
FETA|29|US|descriptive|high
GRUYÈRE|29|EU|geographical_indication|high
GRUYERE VELMORA|29|US|descriptive|check
ROQUEFORT|29|US|geographical_indication|high
ALTA MONTANA|25|EU|descriptive|high
LEATHER & LACE|25|US|descriptive|medium
SUGAR & SPICE|30|US|descriptive|check
HEART OF GOLD|14|EU|descriptive|check
MEDOVNICEK|30|SK|descriptive|high
MEDOVNÍČEK|30|CZ|descriptive|high
PIVEČKO|32|CZ|descriptive|high
ROHLÍČEK|30|CZ|descriptive|high
SYREČEK|29|CZ|descriptive|high
KNIŽEČKA|16|SK|descriptive|high
TORTIČKA|30|SK|descriptive|high
TOPÁNOČKY|25|SK|descriptive|high
MÁSLÍČKO|29|CZ|descriptive|high
BERLINER LUFT|33|DE|geographical|check
BERLINER|25|DE|geographical|high
WIENER|29|DE|descriptive|high
MÜNCHNER|32|DE|geographical|high
PARISIENNE|3|FR|geographical|high
TOSCANO|30|IT|geographical|high
BAVARIAN|32|US|geographical|high
VESUVIO|30|IT|geographical|medium
MATTERHORN|30|CH|geographical|medium
ADRIA|43|SK|geographical|high
ROSSO|33|IT|descriptive|high
TINTO|33|ES|descriptive|high
ČERVENÉ|33|SK|descriptive|high
TMAVÉ|32|CZ|descriptive|high
RUBIA|32|ES|descriptive|high
BLACK|30|EU|descriptive|medium
MODRÁ|2|CZ|descriptive|high
KRAJKA|25|CZ|descriptive|high
MOJITO|33|US|descriptive|high
SCHMERZFREI|5|DE|descriptive|high
STOP BOLESTI|5|SK|descriptive|high
KOZMETIČKA|44|SK|descriptive|high
INŠTALATÉR|37|SK|descriptive|high
ČIERNY BEZ|32|SK|descriptive|high
JESUS CHRIST|25|EU|public_policy|medium
ALLAH|30|UK|public_policy|medium
COCAINE|32|EU|public_policy|high
HITLER|33|DE|public_policy|high
FUCK YOU|25|ES|public_policy|medium
KURVA|25|SK|public_policy|high
LA MAFIA|43|EU|public_policy|high
PABLO ESCOBAR|35|EU|public_policy|high
FUCK|25|US|public_policy|check
PUTIN|33|EU|person|medium
TRUMP|25|US|person|high
TRUMP TOO SMALL|25|US|person|high
TAYLOR SWIFT|9|US|person|high
EINSTEIN|41|US|person|medium
ANGELA MERKEL|16|DE|person|medium
PROTEIN BAR|30|EU|descriptive|high
DOG HOTEL|43|EU|descriptive|high
WINDOW CLEANING|37|UK|descriptive|high
STREETWEAR|25|EU|descriptive|high
FAT BURNER|5|EU|descriptive|high
KRÁĽOVSKÁ KÁVA|30|SK|descriptive|high
POCTIVÉ MLIEKO|29|SK|descriptive|high
HORSKÁ VODA|32|SK|descriptive|high
VÝKUP ÁUT|35|SK|descriptive|high
BAUERNBROT|30|DE|descriptive|high
ZAHNARZTPRAXIS|44|DE|descriptive|high
PAIN COMPLET|30|FR|descriptive|high
SZKOŁA JĘZYKOWA|41|PL|descriptive|high
KREDYT|36|PL|descriptive|high
OKNA|19|PL|descriptive|high
`

/** Further rows of the table of `propose-marks.ts`: shops and what they sell, units, towns and given names, qualities, words of other languages. */
export const marksOfSenses = `
SHOES SHOP|35|EU|descriptive|high
OBUV ESHOP|35|SK|descriptive|high
SHOE STORE|35|US|descriptive|high
SHOE WORLD|35|EU|descriptive|high
PREDAJ OBUVI|35|SK|descriptive|high
PRODEJ BOT|35|CZ|descriptive|high
TIENDA DE ZAPATOS|35|ES|descriptive|high
ADVERTISING|35|EU|descriptive|high
ACCOUNTING|35|UK|descriptive|high
BAKERY|35|EU|descriptive|high
PEKÁREŇ|35|SK|descriptive|high
KLENOTNÍCTVO|35|SK|descriptive|high
PEKÁRNA|35|CZ|descriptive|high
BANK|36|EU|descriptive|high
APPLE|35|EU|descriptive|medium
ANCHOR|35|EU|descriptive|medium
BUTTON|35|EU|descriptive|medium
ZAPATOS|35|ES|descriptive|medium
SCHUHE|35|DE|descriptive|medium
OHM|9|EU|unit|medium
KELVIN|11|EU|unit|medium
LUX|11|EU|unit|medium
BAR|7|EU|unit|medium
HERTZ|9|UK|unit|medium
CARAT|14|EU|unit|medium
QUILATE|14|ES|unit|medium
PINTA|32|ES|unit|medium
HEKTÁR|31|SK|unit|medium
KORUNA|36|CZ|unit|medium
PESO|36|ES|unit|medium
KILO|30|SK|unit|medium
LITRO|33|ES|unit|medium
CHARLOTTE|25|US|geographical|medium
COMPTON|25|US|geographical|medium
BROKEN ARROW|25|US|geographical|medium
JAIPUR|14|EU|geographical|medium
QINGDAO|30|UK|geographical|medium
AKOLA|25|IN|geographical|medium
MORELIA|25|MX|geographical|medium
SACRAMENTO|30|EU|geographical|medium
PALO ALTO|42|EU|geographical|medium
DALLAS|25|EU|geographical|high
MARTIN|29|SK|geographical|medium
MARTIN|29|CZ|geographical|medium
LEÓN|29|ES|geographical|medium
LEON|25|EU|geographical|medium
HANA|29|CZ|geographical|medium
NANCY|25|FR|geographical|medium
EMILIA|29|IT|geographical|medium
CHESTER|25|UK|geographical|medium
SOFIA|25|EU|geographical|medium
URBAN|25|EU|quality|medium
URBANO|25|ES|quality|medium
MESTSKÝ|25|SK|quality|medium
MĚSTSKÝ|25|CZ|quality|medium
VINTAGE|25|EU|quality|medium
RETRO|20|DE|quality|medium
MOBILE|9|EU|descriptive|high
MOBILE|38|EU|descriptive|high
MOBILE|42|EU|descriptive|high
MOBILNÝ|38|SK|descriptive|high
MOBILNÍ|42|CZ|descriptive|high
MÓVIL|42|ES|descriptive|high
MOBIL|38|DE|descriptive|high
BITTER|32|UK|descriptive|high
BITTER|33|EU|descriptive|high
BITTER|30|DE|descriptive|high
HORKÝ|33|SK|descriptive|high
HOŘKÝ|32|CZ|descriptive|high
AMARGO|33|ES|descriptive|high
AMARO|33|IT|descriptive|high
HERB|32|DE|descriptive|high
DRY|33|EU|descriptive|high
SUCHÉ|33|SK|descriptive|high
SECO|33|ES|descriptive|high
TROCKEN|33|DE|descriptive|high
LADY|25|EU|descriptive|high
LADY|3|US|descriptive|high
WOMAN|25|EU|descriptive|high
MEN|3|EU|descriptive|high
GENTLEMAN|25|UK|descriptive|high
DÁMA|25|SK|descriptive|high
ŽENA|3|CZ|descriptive|high
SEÑORA|25|ES|descriptive|high
CABALLERO|25|ES|descriptive|high
DAMEN|25|DE|descriptive|high
HERREN|3|DE|descriptive|high
BIANCA|25|EU|colour|medium
VIOLA|25|EU|colour|medium
CHAT|31|FR|descriptive|high
CHAT|31|EU|descriptive|high
ESSENCE|4|BX|descriptive|high
PILE|9|FR|descriptive|high
PILE|9|CH|descriptive|high
DISCO|9|ES|descriptive|high
TOILE|24|FR|descriptive|high
LIT|20|FR|descriptive|high
ROBE|25|FR|descriptive|high
ROBE|25|UK|descriptive|high
MASCARA|3|UK|descriptive|high
CROCHET|26|UK|descriptive|medium
COSTUME|25|UK|descriptive|high
SALSA|30|UK|descriptive|high
BRASSERIE|43|UK|descriptive|high
PATISSERIE|43|UK|descriptive|high
BRIOCHE|30|UK|descriptive|high
ECLAIR|30|UK|descriptive|high
GRAPPA|33|UK|geographical_indication|high
CHAT|38|UK|descriptive|high
VLNENÝ|25|SK|descriptive|high
PLÁTENÉ|24|SK|descriptive|high
MEDENÝ|6|SK|descriptive|high
CODEX|42|EU|descriptive|medium
`

/** Mark | class | place: what is to be weighed, and is not told as the name of the goods or a place that all know. */
export const marksToWeigh = `
APPLE|35|EU
ANCHOR|35|EU
BUTTON|35|US
SHOES|35|UK
OBUV|35|SK
ZAPATOS|35|ES
SCHUHE|35|DE
GARDEN FURNITURE|35|EU
MARTIN|25|SK
LEON|25|EU
HANA|25|CZ
SOFIA|25|EU
NANCY|25|EU
BIANCA|25|EU
VIOLA|25|EU
ROSA|25|ES
CODEX|42|EU
`

/** Mark | class | place: words that say nothing of such goods, or nothing there. */
export const marksOfNoSense = `
OHM|25|EU
KELVIN|33|EU
LUX|3|EU
BAR|25|EU
HERTZ|25|DE
NEWTON|30|EU
PASCAL|25|EU
CARAT|30|EU
BARREL|25|EU
CENT|25|EU
PESO|25|EU
DECIBEL|33|EU
CHARLOTTE|25|EU
CHARLOTTE|25|SK
COMPTON|25|UK
BROKEN ARROW|25|DE
MADISON|25|EU
TYLER|30|SK
BRANDON|25|ES
EVERETT|33|UK
AKOLA|25|EU
KORBA|25|SK
ZARIA|3|SK
MORELIA|25|SK
ANTIPOLO|30|DE
PIVENA|32|SK
VINENA|33|SK
DOMINIKA|25|EU
DOMINIKA|3|SK
MARTIN|25|EU
MARTIN|25|DE
LEON|25|SK
NANCY|25|SK
EMILIA|3|SK
HANA|25|DE
CHESTER|25|EU
ADELAIDE|3|DE
HAGEN|25|ES
CASANOVA|25|EU
BEATRICE|30|EU
OLIVER|29|EU
NINA|25|ES
SVETLANA|24|SK
SVETLANA|25|EU
RADKA|36|SK
RUŽENA|3|SK
JASMÍNA|3|SK
CRISTINA|3|ES
CURRO|18|ES
VERA|3|EU
KAVKA|43|SK
SYRENA|29|SK
SYRENA|29|EU
PEREJ|3|SK
KABATO|25|EU
KABATO|25|SK
RENTERIA|36|ES
BITTER|25|EU
HORKÝ|25|SK
AMARGO|25|ES
SOUR|25|UK
LADY|9|EU
`

/** Mark | class | place: words that name the goods in a language of elsewhere, and are English ones of another sense. */
export const marksOfElsewhere = `
CHAT|31|UK
CHAT|31|US
CHAT|31|SK
ESSENCE|4|UK
ESSENCE|4|US
PILE|9|US
DISCO|9|UK
LIT|20|US
LIT|20|UK
`

/** Further rows of the table of `propose-marks.ts`: goods or services with what they are for, told by a preposition or a genitive. */
export const marksOfPurposes = `
KVAPKY DO NOSA|5|SK|descriptive|high
KVAPKY DO OČÍ|5|SK|descriptive|high
KAPKY DO NOSU|5|CZ|descriptive|high
GOTAS PARA LOS OJOS|5|ES|descriptive|high
KRÉM NA RUCE|3|CZ|descriptive|high
KRÉM NA TVÁR|3|SK|descriptive|high
CREMA DE MANOS|3|ES|descriptive|high
CREMA PARA LA CARA|3|ES|descriptive|high
CRÈME POUR LES MAINS|3|FR|descriptive|high
CREMA PER LE MANI|3|IT|descriptive|high
ŠAMPÓN NA VLASY|3|SK|descriptive|high
PASTA NA ZUBY|3|SK|descriptive|high
ČISTIČ OKIEN|3|SK|descriptive|high
ČISTIČ OKEN|3|CZ|descriptive|high
ČISTIČ KOBERCŮ|3|CZ|descriptive|high
LIMPIADOR DE CRISTALES|3|ES|descriptive|high
KOSAČKA NA TRÁVU|7|SK|descriptive|high
SEKAČKA NA TRÁVU|7|CZ|descriptive|high
MÁQUINA DE COSER|7|ES|descriptive|high
SCUOLA DI LINGUE|41|IT|descriptive|high
ESCUELA DE IDIOMAS|41|ES|descriptive|high
ÉCOLE DE LANGUES|41|FR|descriptive|high
JAZYKOVÁ ŠKOLA|41|SK|descriptive|high
KURZ VARENIA|41|SK|descriptive|high
KURZ VAŘENÍ|41|CZ|descriptive|high
CURSO DE COCINA|41|ES|descriptive|high
ŠKOLA TANCA|41|SK|descriptive|high
OIL FOR WOOD|4|EU|descriptive|high
PAINT FOR METAL|2|EU|descriptive|high
FARBA NA DREVO|2|SK|descriptive|high
BARVA NA DŘEVO|2|CZ|descriptive|high
PINTURA PARA MADERA|2|ES|descriptive|high
FARBE FÜR HOLZ|2|DE|descriptive|high
SHAMPOO FÜR HUNDE|3|DE|descriptive|high
SHAMPOO FOR DOGS|3|EU|descriptive|high
ŠAMPÓN PRE PSOV|3|SK|descriptive|high
ŠAMPON PRO PSY|3|CZ|descriptive|high
SPREJ PROTI KOMÁROM|5|SK|descriptive|high
REPELENT PROTI KLÍŠŤATŮM|5|CZ|descriptive|high
REPELENTE DE MOSQUITOS|5|ES|descriptive|high
SIRUP PROTI KAŠLI|5|CZ|descriptive|high
BROSSE À DENTS|21|FR|descriptive|high
MACHINE À LAVER|7|FR|descriptive|high
MACCHINA DA CUCIRE|7|IT|descriptive|high
OCCHIALI DA SOLE|9|IT|descriptive|high
SCARPE DA CORSA|25|IT|descriptive|high
FILTER NA VODU|11|SK|descriptive|high
FILTRO DE AGUA|11|ES|descriptive|high
OPRAVA ÁUT|37|SK|descriptive|high
OPRAVY POČÍTAČŮ|37|CZ|descriptive|high
BRUSH FOR HAIR|21|EU|descriptive|high
TOPÁNKY NA TURISTIKU|25|SK|descriptive|high
VÝCVIK PSOV|41|SK|descriptive|high
CANCER CURE|5|EU|descriptive|high
CANCER CURE|5|US|deceptive|medium
ARTHRITIS RELIEF|5|US|descriptive|high
FLU REMEDY|5|EU|descriptive|high
INSOMNIA TREATMENT|44|UK|descriptive|high
CARPET CLEANER|3|EU|descriptive|high
DOG SHAMPOO|3|US|descriptive|high
HAND CREAM|3|EU|descriptive|high
ECODOOR|7|EU|quality|medium
ECODOOR|11|EU|quality|medium
SMARTDRAWER|7|EU|quality|medium
SLIM BELLY|28|EU|quality|medium
FLAT BELLY|28|EU|quality|medium
QUICK GRIP|8|US|quality|medium
FIRM GRIP|8|US|quality|medium
SOFT GRIP|21|EU|quality|medium
VISIBLE WHITE|3|EU|quality|medium
BRILLIANT WHITE|3|UK|quality|medium
WORLDLINK|38|EU|quality|medium
EASYLINK|38|EU|quality|medium
FAST CONNECT|38|US|quality|medium
KWIK COPY|40|US|quality|medium
QUICK COPY|40|EU|quality|medium
PATENTCONSULT|42|EU|quality|medium
PATENTCONSULT|45|EU|descriptive|high
TAXCONSULT|35|EU|descriptive|medium
PHOTOS.COM|42|EU|descriptive|high
PHOTOS.COM|45|EU|descriptive|high
RECIPES.COM|42|US|descriptive|high
FOTKY.SK|42|SK|descriptive|high
24/7|36|EU|descriptive|high
24/7|43|SK|descriptive|high
24/7|37|US|descriptive|high
24H|44|ES|descriptive|high
24/7|9|EU|numeral|medium
FER FORGÉ|6|FR|descriptive|high
VERRE GRAVÉ|21|FR|descriptive|high
`

/** What a name is called after, and no purpose: only to be looked at. */
export const marksOfNoPurpose = `
QUEEN OF HEARTS|28|EU
VONÍ PO JESENI|4|SK
TEARS OF WINE|33|EU
SONG OF THE SEA|41|EU
KRÁĽ ČOKOLÁDY|30|SK
KRÉM NA DUŠU|3|SK
OIL FOR THE SOUL|3|EU
SHOES FOR DREAMERS|25|EU
KVAPKY ŠŤASTIA|5|SK
ANILLO DE FUEGO|14|ES
LIBRO DE ARENA|16|ES
ŠKOLA ŽIVOTA|41|SK
ESCUELA DE CALOR|41|ES
KNIHA DŽUNGLE|16|SK
PIESEŇ TRÁVY|41|SK
VINO DE LUNA|33|ES
LAMP OF THE OCEAN|11|EU
KRÉM ZO SNOV|3|SK
MACHINE À RÊVES|7|FR
SCUOLA DI VENTO|41|IT
KÁVA PRE HVIEZDY|30|SK
ŠPERKY VODY|14|SK
COLLAR DE PERROS|14|ES
CANCER WINE|33|EU
BLUE DRAWER|7|EU
IRON GRIP|8|EU
MAGIC WHITE|3|EU
MISSING LINK|38|EU
TIGERS.COM|42|US
PHOTOS.COM|25|EU
STONE BELLY|28|EU
GOLDEN DRAWER|7|US
ROYAL BLADE|7|US
GLASS HAMMER|8|EU
`

/** Traditional terms for wine, alone and beside a name. */
export const marksOfWineTerms = `
RESERVA|33|EU|traditional_term|high
GRAN RESERVA|33|ES|traditional_term|high
CRIANZA|33|UK|traditional_term|high
CHÂTEAU|33|FR|traditional_term|high
AMONTILLADO|33|EU|traditional_term|high
TAWNY|33|EU|traditional_term|high
VINO DE LA TIERRA|33|ES|traditional_term|high
AUSBRUCH|33|AT|traditional_term|high
SPÄTLESE|33|DE|traditional_term|high
NESKORÝ ZBER|33|SK|traditional_term|high
PĚSTITELSKÝ SEKT|33|CZ|traditional_term|high
PESTOVATEĽSKÝ SEKT|33|SK|traditional_term|high
SZAMORODNI|33|EU|traditional_term|high
VELMORA RESERVA|33|EU|traditional_term|medium
CHÂTEAU VELMORA|33|EU|traditional_term|medium
RESERVA|33|US|descriptive|high
`

/** Mark | classes | place | the ground that a careful attorney names | the least risk; "check": no more than a look is asked for. */
export const marksToPropose = `
BRATISLAVA|43|SK|geographical|high
BRATISLAVA|43|EU|geographical|high
KOŠICE|32|SK|geographical|high
ŽILINA|39|SK|geographical|high
TATRY|43|SK|geographical|high
LIPTOV|29|SK|geographical|high
SKALICA|25|SK|geographical|high
PRAHA|43|CZ|geographical|high
BRNO|41|CZ|geographical|high
ŠUMAVA|32|CZ|geographical|high
KRKONOŠE|43|CZ|geographical|high
KARLOVY VARY|43|EU|geographical|high
MADRID|25|ES|geographical|high
ANDALUCÍA|39|ES|geographical|high
IBIZA|43|ES|geographical|high
PARIS|3|US|geographical|high
NEW YORK|25|US|geographical|high
TOKYO|9|JP|geographical|high
SLOVENSKO|35|SK|geographical|high
DEUTSCHLAND|35|DE|geographical|high
ITALY|30|US|geographical|high
CALIFORNIA|25|EU|geographical|high
ALPINE|25|EU|geographical|high
TOKAJ|33|SK|geographical_indication|high
TOKAJ VELMORA|33|SK|geographical_indication|high
CHAMPAGNE|33|EU|geographical_indication|high
COGNAC|33|US|geographical_indication|high
RIOJA|33|ES|geographical_indication|high
CAVA DORUNA|33|ES|geographical_indication|high
PROSECCO|33|UK|geographical_indication|high
ROQUEFORT|29|EU|geographical_indication|high
PARMIGIANO REGGIANO|29|US|geographical_indication|high
PARMA HAM|29|EU|geographical_indication|high
FETA|29|EU|geographical_indication|high
MANCHEGO|29|ES|geographical_indication|high
SLOVENSKÁ BRYNDZA|29|SK|geographical_indication|high
OŠTIEPOK|29|SK|descriptive|high
SLOVENSKÝ OŠTIEPOK|29|SK|geographical_indication|high
EMMENTALER|29|EU|descriptive|high
ORUJO|33|ES|descriptive|high
SAKE|33|EU|descriptive|high
PASHMINA|25|EU|descriptive|high
LAVENDER|3|EU|descriptive|high
CANNABIS|5|EU|descriptive|high
CHIC|25|EU|quality|medium
ORGANICA|29|EU|quality|medium
PREKLADY|41|SK|descriptive|high
VIDEOHRY|9|SK|descriptive|high
SKALICKÝ TRDELNÍK|30|SK|geographical_indication|high
OLOMOUCKÉ TVARŮŽKY|29|CZ|geographical_indication|high
PARDUBICKÝ PERNÍK|30|CZ|geographical_indication|high
ŽATEC|32|CZ|geographical_indication|high
JIJONA|30|ES|geographical_indication|high
TEQUILA|33|US|geographical_indication|high
SWISS MADE|14|EU|geographical_indication|high
SOLINGEN|8|DE|geographical_indication|high
UNESCO|41|SK|official_symbol|high
VELMORA UNESCO|41|EU|official_symbol|high
RED CROSS|5|US|official_symbol|high
REDCROSS|5|EU|official_symbol|high
ČERVENÝ KRÍŽ|44|SK|official_symbol|high
CRUZ ROJA|44|ES|official_symbol|high
INTERPOL|45|EU|official_symbol|high
NATO|13|US|official_symbol|high
WHO|44|EU|official_symbol|high
UNICEF|36|SK|official_symbol|high
OLYMPIC|28|US|official_symbol|high
OLYMPICA|28|EU|official_symbol|high
UNITED NATIONS|45|UK|official_symbol|high
FBI|25|US|official_symbol|high
EURÓPSKA ÚNIA|35|SK|official_symbol|high
PIZZERIA|30|EU|descriptive|high
PIZZERIA|29,30|SK|descriptive|high
FRESH PIZZA|30|EU|descriptive|high
SPRCHOVÝ GÉL|3|SK|descriptive|high
SPRCHOVÝ GEL|3|CZ|descriptive|high
SMARTHOUSE|9|EU|quality|medium
FASTSHIP|39|US|descriptive|high
WWW.SHOES.COM|25|US|descriptive|high
SHOES.SK|35|SK|descriptive|high
KÁVA|30|SK|descriptive|high
COFFEE|30|EU|descriptive|high
KAFFEE|30|DE|descriptive|high
PAN Y QUESO|30|ES|descriptive|high
ZMRZLINA|30|CZ|descriptive|high
MEDOVINA MED|30|SK|descriptive|check
KVETY|31|SK|descriptive|high
HRAČKY|28|SK|descriptive|high
ZAPATOS|25|ES|descriptive|high
CERVEZA|32|ES|descriptive|high
BIERHAUS|32|DE|descriptive|high
BIOFARM|29|EU|descriptive|high
EASYBANK|36|EU|descriptive|check
EUROHYPO|36|EU|descriptive|high
KWIK KLEAN|3|US|descriptive|high
DOUBLEMINT|30|EU|descriptive|high
BABY-DRY|5|EU|quality|check
CLOUD STORAGE|42|US|descriptive|high
SOFTWARE|9|EU|descriptive|high
TRAVEL AGENCY|39|US|descriptive|high
KADERNÍCTVO|44|SK|descriptive|high
ADVOKÁT|45|SK|descriptive|high
HOTEL|43|EU|descriptive|high
LEATHERLINE|18|EU|descriptive|high
ONLINE SHOP|35|EU|generic|high
E-SHOP|35|SK|generic|high
STORE|35|US|generic|high
BEST|30|US|laudatory|high
PREMIUM|33|EU|laudatory|high
NAJLEPŠIA KVALITA|30|SK|laudatory|high
MEJOR CALIDAD|29|ES|laudatory|high
FAST|9|EU|quality|medium
ČERSTVÉ|29|SK|quality|medium
RÁPIDO|39|ES|quality|medium
SUPER SOFT|16|UK|quality|medium
24|9|EU|numeral|medium
24|43|SK|numeral|medium
1000|16|EU|numeral|medium
SEVEN|25|EU|numeral|medium
SEDEM|25|SK|numeral|medium
XIV|9|US|numeral|medium
X|25|EU|too_short|medium
!|25|EU|common_sign|medium
%|36|SK|common_sign|medium
#|35|US|common_sign|medium
X|25|US|too_short|medium
Q|9|SK|too_short|medium
TV|38|EU|descriptive|high
AB|12|DE|too_short|medium
RED|25|EU|colour|medium
MODRÁ|2|SK|colour|medium
AZUL|25|ES|colour|medium
KILOGRAM|30|EU|unit|medium
500 ML|32|SK|unit|medium
XXL|25|EU|unit|medium
SMITH|25|US|surname|high
JOHNSON|9|US|surname|high
NOVÁK|29|US|surname|high
MÜLLER|29|US|surname|high
CUERO DORUNA|18|ES|deceptive|check
SILK VELMORA|25|EU|deceptive|check
KOŽA|18|SK|descriptive|high
ORGANIC|29|US|deceptive|medium
GOLD|14|EU|descriptive|high
VELMORA COFFEE|30|EU|descriptive|check
VELMORA PRAHA|25|CZ|geographical|check
VELMORA SHOP|35|SK|generic|check
PÂTISSERIE|30|FR|descriptive|high
REISEBÜRO|39|DE|descriptive|high
KNÍHKUPECTVO|35|SK|descriptive|high
LACNÉ LETENKY|39|SK|descriptive|high
KLIMATIZÁCIA|11|SK|descriptive|high
HUNDEFUTTER|31|DE|descriptive|high
WORLD'S BEST COFFEE|30|US|descriptive|high
FERRETERÍA|35|ES|descriptive|high
TRENČIANSKE MLIEKO|29|SK|geographical|high
ORAVSKÉ|29|SK|geographical|high
ŠTIAVNICA|32|SK|geographical|high
VERMONT|30|US|geographical|high
GRENOBLE|28|FR|geographical|medium
MADE IN GERMANY|7|EU|geographical|high
I LOVE BRATISLAVA|25|SK|geographical|high
JAMÓN DE TERUEL|29|ES|geographical_indication|high
POLICIE ČR|45|CZ|official_symbol|high
EU|35|EU|official_symbol|high
SMITH & JONES|45|US|surname|check
KING|30|US|surname|check
KOWALSKI|29|US|surname|high
MÜLLER MILCH|29|DE|descriptive|check
COFFEESHOP|43|EU|descriptive|high
SMARTWATCH|14|EU|descriptive|high
CARWASH|37|US|descriptive|high
APFELSAFT|32|DE|descriptive|high
STRECHY|19|SK|descriptive|high
POLSKI|29|PL|geographical|high
中国|30|CN|official_symbol|high
日本|30|CN|official_symbol|high
JAPAN|25|CN|official_symbol|high
中国|30|EU|geographical|high
美国|9|CN|official_symbol|high
STEUERBERATUNG|35|DE|descriptive|high
STEUERBERATER|36|DE|descriptive|high
APTEKA|35|PL|descriptive|high
5G|38|EU|descriptive|high
PIEKARNIA|30|SK|descriptive|check
WELLNESS|44|EU|descriptive|high
BLOCKCHAIN|36|EU|descriptive|high
GOUDA|29|EU|descriptive|high
MUEBLES BARATOS|20|ES|descriptive|high
LA MAISON DU CAFÉ|30|FR|descriptive|high
THE BEST COFFEE IN TOWN|43|EU|laudatory|medium
QUALITY YOU CAN TRUST|35|EU|laudatory|medium
HAPPY BIRTHDAY|30|EU|quality|medium
BAMBOO|24|EU|descriptive|high
ALPACA|25|EU|descriptive|high
1ST|41|EU|numeral|medium
MMXX|25|EU|numeral|medium
4YOU|35|EU|numeral|medium
LYON|25|FR|geographical|high
PROVENCE|3|FR|geographical|high
CÔTE D'AZUR|43|FR|geographical|high
WARSZAWA|43|PL|geographical|high
KRAKÓW|39|PL|geographical|high
GDAŃSK|43|PL|geographical|high
MAZURY|39|PL|geographical|high
BEIJING|30|CN|geographical|high
SHANGHAI|25|CN|geographical|high
北京|30|CN|geographical|high
上海|25|CN|geographical|high
KYOTO|30|JP|geographical|high
OSAKA|43|JP|geographical|high
HOKKAIDO|29|JP|geographical|high
東京|9|JP|geographical|high
ПРАГА|43|CZ|geographical|high
МОСКВА|33|EU|geographical|high
BORDEAUX|33|FR|geographical_indication|high
CALVADOS|33|FR|geographical_indication|high
OSCYPEK|29|PL|geographical_indication|high
KOBE BEEF|29|JP|geographical_indication|high
LONGJING TEA|30|CN|geographical_indication|high
EXTRA FINE|30|EU|laudatory|high
PIZZA.COM|43|US|descriptive|high
HOTELS.COM|43|US|descriptive|high
MATTRESS.COM|35|US|descriptive|high
LAWYERS.COM|45|US|descriptive|high
POISTENIE.SK|36|SK|descriptive|high
LETENKY.CZ|39|CZ|descriptive|high
MIETWAGEN.DE|39|DE|descriptive|high
WWW.AUTODIELY.SK|12|SK|descriptive|high
BILETY.PL|41|PL|descriptive|high
1-800-FLOWERS|35|US|descriptive|check
1-800-MATTRESS|35|US|descriptive|high
888-LAWYERS|45|US|descriptive|high
1-888-PIZZA|43|US|descriptive|high
LITE|32|US|quality|medium
KOOL|34|EU|quality|medium
XTRA|3|EU|laudatory|medium
EZ CLEAN|3|US|descriptive|medium
FONE|9|EU|descriptive|high
KLEEN|3|US|descriptive|medium
FRESHH|30|EU|quality|medium
SNAX|29|US|descriptive|high
KOFFEE|30|EU|descriptive|high
BYTE FOODZ|30|US|descriptive|check
DONUTZ|30|US|descriptive|high
SHAMPU|3|EU|descriptive|high
TRZY|30|PL|numeral|medium
CROIX ROUGE|5|FR|official_symbol|high
CZERWONY KRZYŻ|44|PL|official_symbol|high
GENDARMERIE|9|FR|official_symbol|high
BOULANGERIE|30|FR|descriptive|high
PIEKARNIA|30|PL|descriptive|high
APTEKA|5|PL|descriptive|high
PIWO|32|PL|descriptive|high
CHLEB|30|PL|descriptive|high
KSIĄŻKI|16|PL|descriptive|high
BUTY|25|PL|descriptive|high
MEBLE|20|PL|descriptive|high
SAMOCHODY|12|PL|descriptive|high
PARFUM|3|FR|descriptive|high
CHAUSSURES|25|FR|descriptive|high
FROMAGE|29|FR|descriptive|high
LUNETTES|9|FR|descriptive|high
ASSURANCE AUTO|36|FR|descriptive|high
JOUETS|28|FR|descriptive|high
COIFFURE|44|FR|descriptive|high
RAMEN|30|JP|descriptive|high
КОФЕ|30|EU|descriptive|high
ПИВО|32|EU|descriptive|high
ΚΑΦΕΣ|30|EU|descriptive|check
コーヒー|30|JP|descriptive|check
咖啡|30|CN|descriptive|check
БАНК|36|EU|descriptive|high
ХЛЕБ|30|EU|descriptive|high
FRENCH WINE|33|CN|geographical|high
ROUGE|25|FR|colour|medium
LITER|32|DE|unit|medium
FAIT MAISON|30|FR|quality|medium
ŚWIEŻE|29|PL|quality|check
ORANGE|32|EU|descriptive|high
TAPAS|43|EU|descriptive|high
ACETO BALSAMICO DI MODENA|30|EU|geographical_indication|high
PODCAST|41|EU|descriptive|high
SHERRY|33|UK|geographical_indication|high
VANILLA|30|EU|descriptive|high
Z|12|EU|too_short|medium
LED|11|EU|descriptive|high
RIBERA DEL DUERO|33|ES|geographical_indication|high
DREI|30|DE|numeral|medium
SCHWARZWÄLDER SCHINKEN|29|DE|geographical_indication|high
SEVILLA|30|ES|geographical|high
ŽLUTÁ|2|CZ|colour|medium
RODRIGUEZ|30|US|surname|high
SKINCARE|3|US|descriptive|high
WTO|35|EU|official_symbol|high
SUSHI|43|EU|descriptive|high
IDIAZÁBAL|29|ES|geographical_indication|high
OLYMPIÁDA|41|SK|official_symbol|high
OSTRAVA|41|CZ|geographical|high
METAVERSE|41|EU|descriptive|high
BÜCHER|16|DE|descriptive|high
BAYERISCHES BIER|32|DE|geographical_indication|high
HAUSGEMACHT|30|DE|quality|medium
TŘEBOŇSKÝ KAPR|29|CZ|geographical_indication|high
COCHES|12|ES|descriptive|high
LÜBECKER MARZIPAN|30|DE|geographical_indication|high
ARMAGNAC|33|EU|geographical_indication|high
NÁRODNÁ RADA|41|SK|official_symbol|high
VUELOS.ES|39|ES|descriptive|high
ZAHNPASTA|3|DE|descriptive|high
MCDONALD|12|US|surname|high
HYBRID|12|EU|quality|medium
TOOTHBRUSH|21|US|descriptive|high
HODVÁB|25|SK|descriptive|high
POLÍCIA SR|45|SK|official_symbol|high
RED CRESCENT|44|EU|official_symbol|high
DISCOUNT|35|EU|quality|medium
FAQ|42|EU|descriptive|medium
MAKOVÝ ZÁVIN|30|SK|descriptive|high
TVAROHOVÝ KOLÁČ|30|SK|descriptive|high
SVÍČKOVÁ|29|CZ|descriptive|high
GAZPACHO|29|ES|descriptive|high
CURRYWURST|29|DE|descriptive|high
CHARDONNAY|33|EU|descriptive|high
MERLOT|33|US|descriptive|high
PLASTIC|20|EU|descriptive|high
ALUMINIUM|12|EU|descriptive|high
VODOTESNÉ|14|SK|descriptive|high
WASSERDICHT|14|DE|descriptive|high
IMPERMEABLE|25|ES|descriptive|high
IMPERMÉABLE|25|FR|descriptive|high
IMPERMEABILE|25|IT|descriptive|high
4X4|12|EU|descriptive|high
5 STAR|43|UK|descriptive|high
STEEL|21|EU|descriptive|high
GLAS|19|DE|descriptive|high
LOCATION|39|EU|descriptive|medium
WINGS|43|EU|descriptive|medium
FOUR STARS|43|UK|descriptive|high
TRES ESTRELLAS|43|ES|descriptive|high
TURKEY|25|CN|official_symbol|medium
RAINPROOF|25|UK|descriptive|high
SOLINGEN|8|UK|geographical|high
AUTOŠKOLA|41|SK|descriptive|high
LOTERÍA|41|ES|descriptive|high
SCHLÜSSELDIENST|37|DE|descriptive|high
HAUSVERWALTUNG|36|DE|descriptive|high
EAU DE TOILETTE|3|FR|descriptive|high
GELATO ARTIGIANALE|30|IT|descriptive|high
KSIĘGARNIA|35|PL|descriptive|high
OKULARY|9|PL|descriptive|high
МОЛОКО|29|EU|descriptive|high
ΓΑΛΑ|29|EU|descriptive|high
寿司|43|JP|descriptive|high
牛奶|29|CN|descriptive|high
PAIN RELIEF|5|US|descriptive|high
BUBBLE TEA|30|EU|descriptive|high
PADEL|28|ES|descriptive|high
COFFEE MAKER|11|EU|descriptive|high
LOCATION DE VOITURES|39|FR|descriptive|high
UPRATOVACIE SLUŽBY|37|SK|descriptive|high
NIERUCHOMOŚCI|36|PL|descriptive|high
PRE TEBA|25|SK|quality|medium
POUR VOUS|3|FR|quality|medium
PRESIDENT OF THE UNITED STATES|16|US|official_symbol|high
LJUBLJANA|43|EU|geographical|high
HALLOUMI|29|UK|descriptive|high
HELLIM|29|UK|descriptive|high
HALLOUMI|29|EU|geographical_indication|high
365|41|EU|numeral|medium
NGUYEN|30|US|surname|high
`

import { expect, test } from 'vitest'
import { decidedRows, markOfRow } from '#tests/decided.ts'
import { listCut } from '../weights.ts'

/*
 * Later mark | earlier mark | the classes of each | the decision, of which each was for the earlier mark: decisions of other offices and courts. Read in published
 * texts of the decisions or about them; where those do not name the classes, they were chosen by the goods, or left empty.
 */
const decided = decidedRows(`
PROLYTE GLUCO-D ++|GLUCON-D|5,32|5,30|India, Delhi HC Zydus/Cipla 2023
PROLYTE GLUCO-C ++|GLUCON-C|5,32|5,30|India, Delhi HC Zydus/Cipla 2023
BOCADIN|BOCADON|30|30|Peru, Indecopi 0339-2006 2006
CASCADE|CASCADE CHOPARD|3|3|Peru, Indecopi 4665-2014 2014
DMW|BMW|12|12|India, Delhi HC BMW v Om Balajee 2020
FIXACOL|FEVICAL|1,16|1,16|India, TM Registry PTC 1995
KARIM'S FOOD|KARIM'S|43|43|India, Tis Hazari Commercial Court 2025
LAHOR ZEERA|LAHORI ZEERA|32|32|India, Delhi HC 2025
LOTUS SALON|LOTUS HERBALS|44|3,44|India, Delhi HC 2025 ex parte
PUNJABI HAVELI|HAVELI|43|43|India, Delhi HC 2025 ex parte
AACHI INDIAN CUISINE|AACHI|43|29,30|Australia, [2021] ATMO 47 s60
Schoolies Tribe|SCHOOLIES|43|43|Australia, [2021] ATMO 61
Dispermelt|DISPOMELT|16|1|Germany, BPatG 30 W (pat) 19/18 2019
CYTOPHEX|CytoFLEX|9,10|9|Australia, 2025 ATMO 53
QLUDO|CLUEDO|28|28|Australia, Hasbro v Svendsen [2014] ATMO 29
MR PINK|PINK|32|32|Australia, [2016] ATMO 20
BLUE SKY|SKYY BLUE|32|33|Australia, Skyy Spirits v Blue Sky Brewery [2016] ATMO 21
ipek|iPEK YUFKA|29,30|29,30|Germany, BPatG 28 W (pat) 61/11 2013
Novello|NOVILON|19,27|27|Germany, BPatG 28 W (pat) 508/17 2018
PAULTEX|PAUL|25|25|Germany, BPatG 29 W (pat) 521/20 2020
NURMIE|nur die|25|25|Germany, BPatG 28 W (pat) 536/13 2016
ALLIANCE LOGISTICS|TRANSALLIANCE|39|39|France, cour d'appel upheld INPI
ALLIANCE TRANSPORTS|TRANSALLIANCE|39|39|France, cour d'appel upheld INPI
PLAGON BOLUS|ANALGON|5|5|India, Wockhardt v Patiala Medical Agencies 2004
AFTEK INFOSYS|INFOSYS|9,42|9,42|India, Delhi HC Infosys v Aftek/Jupiter 2004
JUPITER INFOSYS|INFOSYS|9,42|9,42|India, Delhi HC Infosys v Aftek/Jupiter 2004
OYKAA|NYKAA|3,35|3,35|India, Delhi HC 2023
DOMINICK PIZZA|DOMINO'S|30,43|30,43|India, Delhi HC Dominos v Dominick 2023
AIVVA|AIWA|9|9|India, Delhi HC 2023
DREAMZ11|DREAM11|41|41|India, Delhi HC 2023
SHREENATH|SHRINATH|39|39|India, Delhi HC 2023
LOUIS JACQUARD|JACQUART|33|33|France, INPI 21.11.2017
LES VIGNES BUISSONNIERES|BUISSONNIER|33|33|France, INPI 13.11.2017
CHAUVIN SHOW 20|CHATEAU CHAUVIN|33|33|France, INPI 18.3.2016
LES COMBES NOIRES|CHATEAU LASCOMBES|33|33|France, INPI 22.9.2016
ARIETIS|ARTIS|33|32|France, INPI OPP21-3475 2022
GAULTIER DIVINE|DIVINE|3|3|France, infringement, PIBD
GIANNI VALENTINO|VALENTINO GARAVANI|25|25|Japan, IP High Court 2025
BULK AAA|BULK HOMME|3|3|Japan, IP High Court Heisei30 10141 2019
OROPRAM|SEROPRAM|5|5|UK, Appointed Person O/208/02 2002
EMILVA|ENLIVA|5|5|UK, IPO O/115/00 2000
VAPORIZED|VAPOURIZ|34|34|UK, Court of Session CCHG v Vapouriz
BLOXAIR|XOLAIR|5|5|Switzerland, TAF B-3369/2013 2014
CIDRE CRISTAL|CRISTAL|33|33|France, INPI 19.2.2016
ARTISTRY|ARTIZE|11|11|India, Delhi HC (Jaquar v Ashirvad) 2024
WOW PUNJABI|WOW! MOMO|43|43|India, Delhi HC 2024
GK WELLNESS|GK HAIR|3|3|India, Delhi HC Van Tibolli 2024
MIRGOFF|SMIRNOFF|33|33|UK, IPO O/165/99 1999
ELINI|CELLINI|14|14|Switzerland, TAF sic! 10/2007
CEEGEEFER|CHERIFER|5|5|Philippines, CA enjoined use 2019
OIL ZONE|AUTOZONE|37|35|US, AutoZone v Strick (7th Cir.) 88 USPQ2d
WASH ZONE|AUTOZONE|37|35|US, AutoZone v Strick (7th Cir.) 88 USPQ2d
MAHENDRA & MAHENDRA|MAHINDRA & MAHINDRA|16|12|India, SC 2001
XOne1R|X-1R|12|4|Malaysia, Y-Teq v X1R Global [2017] 2 MLJ 609
PEPSI TWIST|TWIST|32|32|South Africa, SCA PepsiCo v Atlantic 2017
CASORINA|CASTORIA|5|5|Nigeria, SC Alban Pharmacy v Sterling 1968
TRUMP'S PALACE|CAESARS PALACE|41,43|41,43|US, Trump v Caesars World D.N.J. 1986
CARNIVAL CLUB|CARNIVAL CRUISE LINES|43|39|US, Blumenfeld v Carnival E.D. Pa. 1987
NEW YORK KURIER|KURIER|16|16|US, S.D.N.Y. Russian Kurier 1995
SAMBUCKS|STARBUCKS|30,43|30,43|US, D. Oregon 2005
ZOGGS|MR ZOGS SEX WAX|25|4,28|New Zealand, CA [2014] NZCA 311
ARA TOA|ARA|25|25|New Zealand, IPONZ 2025
FALCON|FALKE|25|25|Benelux, Hof Den Haag BO8559 2010
AKAYA|AKARI|29,30|29,30|Netherlands, Rb Den Haag 2023:2172
LABTOP|TOPLAB|17,19,20|17,19,20|Netherlands, Rb Den Haag 2023:13590
RESTAURANT-BAR-LOUNGE LOFT|LOFT RUIMTE VOOR INSPIRATIE|43|43|Netherlands, Rb Leeuwarden BU6396 2011
GOUD ADVOCATEN|VANGOUD ADVOCATEN|45|45|Netherlands, Hof Den Haag 2021:2599
EBITDA|EBTILDA|35,36|35,36|France, INPI OP 23-3902 2024
PETIT DEJEUNER DE LA PEAU|SKIN BREAKFAST|3|3|France, CA Paris 17.12.2003
AVOLIB|DOCTOLIB|9,42|9,42|France, INPI 23.6.2022
HORMIGA NEGRA|ALTOS LAS HORMIGAS|32|33|Argentina, CNCCFed Sala II 2022
BYEGRIP|BIO-GRIP|5|5|Argentina, CNCCFed Sala 2 18.9.2013
SANI CHILE|SANY|3,5|3,5|Chile, Supreme Court 2022 upholding INAPI
PREVER|PREVIR|45|45|Brazil, STJ REsp 1848033 2021
RHINO'S|KINDER PROF RINO|30|30|Colombia, SIC refusal 2005-06
GELCLAIR|ECLAIR|5|3,5|Argentina, CNCCFed Sala II Helsinn v Monserrat y Eclair
SINPARK|SIPCAR|5|5|Argentina, CNCCFed Dr Lazar v Bernabo
EXTRA INFORMÁTICA|EXTRA|9,35|35|Brazil, STJ REsp 1721701 2018
BRISTOL HOTÉIS|BRISTOL HOTELARIA|43|43|Brazil, STJ REsp 1826832 2021
ZHAMAO|MAO|33|33|China, Beijing High Court 2023
qdidas|ADIDAS|25|18,25|China, Beijing High Court 2023
ZHONGCEDEER|DEERE|7|7|China, Beijing High Court 2019 no. 7233
POLO RALPH LAUREN|POLA|3|3|Korea, Supreme Court (KIPO 721)
CARTOK|KATALK|9,38|9,38|Korea, court ruling
NATIVA|NATIVO|32|33|Argentina, CNCCFed Sala III Marzurel v Fecovita
乐拼|乐高|28|28|China, Guangdong High Court 2021
Facecake|Facebook|30|9,38,42|India, Delhi HC Meta v Noufel Malol 2022
EYE SITE|I-SITE|5|5|India, Delhi HC Sun Pharma 2022
SANDHYA ARATI|ARATI|29|29|India, Calcutta HC RR Proteins 2010 (allowed)
DRIVESMART|SMART|12,35,36,37|12|UK, IPO O/321/06 2006
THOMSON LEARNING|THOMSON|9,16,41|9,16,41|Ireland, Controller Thomson Finance v Thomson 2007
MYCOSTEN|MYCOSTATIN|5|5|Ireland, Controller Pierre Fabre v Squibb 2007
READERS. COPENHAGEN|THE READERS|9|9|Denmark, Board of Appeal Nov 2023
BAUHAUS|BAUHAUS DESSAU|9,16,35,41,42|9,16,35,41,42|Sweden, Court of Patent Appeals
PRINZENHAUS|PRINZ|36|36|Switzerland, BVGer Prinzenhaus
ORIGINAL GROSSER SCHWEDEN BITTER|MAURERS SCHWEDEN BITTER|5,33|5,33|Hungary, HIPO/Tribunal cancellation of IR 589425
CIMIFEMINE|REMIFEMIN|5|5|Hungary, Metropolitan Court of Appeal 8.Pkf.26.060/2016
ARILUX|ARIEL|3|3|Hungary, HIPO, upheld Court of Appeal 2018
AREAMoney|AREA INTERNATIONAL|35,36|36|Switzerland, IGE opposition 15082 partly upheld 2017
Junior TV|Junior|38,41|38,41|Switzerland, RKGE 23.01.2001 sic! 2001,137
LEM|LEMO|9|9|Switzerland, RKGE 16.01.2001 sic! 2001,208
R.E.D. RÓNA ENERGY DRINK|RED BULL|32|32|Hungary, Metropolitan Tribunal 2019
HONNEUR|BONHEUR|14|14|Switzerland, Bundesgericht Degoumois v Einecht BGE 36 II 424 1910
OT TANGO|TANGO|30|30|Singapore, IPOS GCIH v Hardwood 2021
NEBISTOL|NEBISTAR|5|5|India, Bombay HC Lupin v Eris Lifesciences 2015
ECONOVA|EVANOVA|5|5|India, Bombay HC Charak Pharma v Glenmark
ARENDA WOJCIECHOWSCY|ARENDA|35,36,37,42|36|Poland, Patent Office Sp. 487/07 2008
NETO|NETTO|7,11,19,20,21,35,42|35|Poland, Patent Office (II GSK 1096/13)
DERMACLINIQUE|CLINIQUE|3|3|Switzerland, Federal Administrative Court 2015
FUTPANTHER|PANTHERE|25|14|France, INPI/cour d'appel Cartier
LEGO-LOGOS|LEGO|35,36,41|35,41|Poland, Patent Office, VAC VI SA/Wa 1201/11 2012
EVARISE|EVONISE|5|5|UK, Appointed Person O/088/04 (O/103/03)
SNOTEEZE|SNOREEZE|5,16|5|UK, IPO O/264/08 2008
SWIPE GOLD|SWIPE|1|1,3|UK, IPO O/294/04 2004
K KING|KING|19|19|UK, IPO O/068/04 2004
ESP EASTENDERS|ESB|32|32|UK, IPO O/136/00 2000
MB RM|RM|16,35,42|16,35,42|UK, IPO O/178/99 1999
V-10|V8|33|29,32|UK, IPO O/190/04 2004
TEC FLOW CERAMICS|TECFLOW|1,4|1,4|UK, IPO O/515/01 2001
KOP'S|OP|25|25|UK, IPO O/285/98 1998
STERITROX|STERILOX|3,5,7,9,11|5,9,10,37|UK, Appointed Person O/199/07 2007
SASSAFRAS COASTAL KITCHEN|SASSAFRAZ|43|43|Canada, Federal Court 2022 FC 116
OMEGA RED|MEGARED|5|5|Canada, Federal Court Reckitt v Jamieson 2015
FUCIDOX|FUCIDIN|5|5|Colombia, Consejo de Estado 2008-00125 2016
DORALFLEX|DORFLEX|5|5|Brazil, STJ 3rd Chamber (TRF2)
NEODORAFLEX|DORFLEX|5|5|Brazil, STJ 3rd Chamber (TRF2)
SELINA|SATINA|3,5,42,44|3|Germany, BPatG 30 W (pat) 213/04 2007
MEGAFRAL|BIGFRAL|5|5|Brazil, STJ REsp 1.721.697 2018
NYANPION|CHAMPION|25|25|Japan, JPO invalidation 2022-890045 2024
NOVIETS|NOVARTIS|5|5|India, Delhi HC 2026 injunction
DIALMYTRIP|MAKEMYTRIP|39|39|India, Delhi HC injunction
GANESH HARA MATAR|GANESH|29|29|India, Delhi HC
CARBOPHAR|CARBOPHAGE|5|5|India Delhi HC, Merck v Abhinav 2014
NOVAEGIS|NOVARTIS|5|5|India Delhi HC, Novartis
WHITEHAT SR|WHITEHAT JR|41|41|India Delhi HC 2021
ヒルドマイルド|ヒルドイド|5|5|Japan IP High Court 2021-09-21
5252byO!Oi|OIOI|25|25,35|Japan IP High Court R5(Gyo-Ke)10067, 2023
ぼてぢゅう総本家|ぼてぢゅう|43|43|Japan Tokyo District Court 2022 R1(Wa)34096
しあわせ牛|千葉しあわせ牛|29|29|Japan IP High Court 2015 H26(Gyo-Ke)10185
Staxa|STADA|3,5|5|Germany BPatG 24 W (pat) 110/10, 2012
O2 Flow|flow|41|41|Germany BPatG 26 W (pat) 65/14, 2017
Rabe'n Sports|RABE|25|25|Germany BPatG 27 W (pat) 1/12, 2013
BIOPHEN|BIONSEN|3|3|Germany BPatG 24 W (pat) 125/10, 2013
DALPROFEN|CALPROFEN|5|5|UK IPO O/224/05
MIRIVAIR|MIRVIVA|5|5|UK IPO O/418/02
RAVANEX|RAVANSA|5|5|UK Appointed Person O/313/04
PRIDE & GLORY|SOAP & GLORY|3|3|Australia [2014] ATMO 47
SYNECTHA|SYNACTHEN|5|5|Australia [2014] ATMO 79, Novartis v Obvieline
natrapure|NATRA|5,29|5,29|Australia [2019] ATMO 3
THORNY DEVIL|THISTLEDOWN THORNY DEVIL|33|33|Australia [2025] ATMO 34
LAFAYETTE CHOCOLATIER EN SUISSE|GALERIES LAFAYETTE|30|35|Switzerland RKGE 30.06.1999, sic! 1999, 651
CREMA DEL PRINCIPE|PRINCE|30|30|Switzerland HG Bern, decisions.ch
BAHÇIVAN BEMBEYAZ SÜZME PEYNİR|SÜTAŞ SÜZME PEYNİR|29,30|29,30|Turkey court, Sütaş-Bahçıvan
EKİCİ SÜZME PEYNİR|SÜTAŞ SÜZME PEYNİR|29,30|29,30|Turkey court, Sütaş-Ekici
SKYBRANDING|SKY TV|9,35,38|9,35,38|Switzerland BVGer B-1251/2015, 2017
OMRA|OXRA|5|5|India Delhi HC, Sun Pharma v Interio 2022/2024
INDAMET|ISTAMET XR CP|5|5|India Delhi HC single judge 2023, Sun Pharma v Glenmark
BETAVAT|BETNOVATE|5|5|India Delhi HC, Glaxo v Vipin Gupta 2006
CORINAL|CROCIN|5|5|India Delhi HC, Glaxo v Vipin Gupta 2006
GLYZET|GLIMET|5|5|India Bombay HC, Laboratoires Griffon v Rajiv Mukul
GOKULAM|GOPURAM|3|3|India Madras HC 2021
NEW GAI CHHAP|GAI CHHAP|30|30|India District Court Akola 2017
KALPTARU|KALPATARU|36,37|37|India Bombay HC 2015
GOLD FALCON|GOLD FLAKE|34|34|India, ITC Ltd injunction
GOLD FLICKER|GOLD FLAKE|34|34|India, ITC Ltd injunction
REINDEER|DEER|17|17|India, Taiwanese adhesive tape owner
REINDEER WONDER|DEER|17|17|India, Taiwanese adhesive tape owner
SOCIAL CHAI|SOCIAL|43|43|India Delhi HC, Impresario
NOVARISH|NOVARTIS|5|5|India Bombay HC, Novartis
SERO|SERON|25|25|India Bombay HC, Savla Corp v Aristo Apparels
POWRNYM|NIMYLE|3,5|3,5|India Delhi HC, ITC v Arpita Agro
POWRNYM|JOR-POWR|3,5|3,5|India Delhi HC, ITC v Arpita Agro
HIMALAYAN ORGANICS|HIMALAYA|5|5|India Delhi HC, Himalaya Wellness v Vlado Sky
XIGAMET|ZITA-MET|5|5|India High Court 2024
POOJA NO. 1 GHARI|GHARI|3|3|India, Kanpur Trading v Poonam Detergent 2001
MOMACHA|MOMA|43,41|41,43|US SDNY 2018, Museum of Modern Art v MOMACHA
DESCOL|LESCOL|5|5|Pakistan Sindh HC appeal, Novartis v Nabiqasim 2018
ANTISEDAMED|ANTISEDAN|5|5|Canada 2018 TMOB 8
DAWA MOJA STRONG|SONA MOJA|5|5|Kenya Registrar of Trade Marks
COXINHA REAL|REAL|30|30|Brazil Federal Court Sorocaba, Real Alimentos v Coppe Terzo
HYDROBUILD LW|LW|1|1|India Bombay HC, Pidilite v Dubond
COCOELLA|COCA-COLA|24|24|Taiwan TIPO 2022
HUANG-RL|DOUBLE RL|25|25|Taiwan TIPO 2024, Polo/Lauren
MAGIC 101 STORE|TAIPEI 101|35|35|Taiwan TIPO 2020, Taipei Financial Center
MAGIC 101 STORE|101|35|35|Taiwan TIPO 2020, Taipei Financial Center
CENTRAL BANK|CENTRAL BANK & TRUST|36|36|US D. Colo. 2019, Central Bancorp v Central Bancompany
FAERIES|THE FAIRIES|9,16,25,28,41|9,16,25,28,41|UK IPO O/264/02 2002
GLUCO-C|GLUCON-C|30,32,5|30,32|India Delhi HC Zydus v Cipla Health
GLUCO-D|GLUCON-D|30,32,5|30,32|India Delhi HC Zydus v Cipla Health
WATSONS|WATSON'S|3,5,42|3,5,42|UK IPO O/004/05 2005
ABBZORB|ABZORB|5|5|India Delhi HC Sun Pharma v Protrition
GOLD FLAME|GOLD FLAKE|34|34|India Delhi HC ITC 2025
WOW BURGER|WOW MOMO|43|43,30|India Delhi HC DB 2025
RALLEYZ|RALEIGH|12|12|India Delhi HC
BUKHARA INN|BUKHARA|43|43|India Delhi HC ITC v Bukhara Inn
MCSLEEP INN|MCDONALD'S|43|43|US D. Md. Quality Inns v McDonald's 1988
MISSION BURRITO|MISSION|43|30|US 5th Cir Gruma v Mexican Restaurants 2012
MORNINGSIDE CAPITAL|MORNINGSIDE GROUP|36|36|US 2d Cir 1999
TAQUETÁ|PAQUETÁ|25,35|25,35|Brazil TAPR
NORBERT SZIGETI|SZIGETI|33|33|Austria OGH
ÖZ ITIMAT|ITIKAT|29,30|29,30|Austria OLG Vienna/OGH
RUMA|PUMA|25|25|Finland Supreme Administrative Court 2021
VIASAT CORPORATIVO|VIASAT|38|38|Colombia SIC Viasat v Telefónica 2003
CAL AUTO|CAL|36|36|Israel ILPTO 2019 partial
РЕСТОРАНТ ИЗБАТА 1932|ИЗБАТА|43|43|Bulgaria BPO Mina Group
DANDELION|DANDELION VINEYARDS|33|33|Bulgaria BPO 2019 opposition
NUSA PLANET|PLANET NUSA|9,14,18,25|9,14,18,25|Denmark DKPTO VA 2023 00614 2024
AVANT DENMARK|AVANT|12|12|Denmark DKPTO VA 2022 00974 2024 Audi
LA LUISITA|LUISITO|30|30|Argentina INPI/Cámara Federal Méndez 2022
ANDINA|ALPINA|29|29|Colombia Consejo de Estado
CHOLOFLIX|NETFLIX|41|41|Ecuador SENADI 2022
FUNKY CAT|CAT|9,35,37|9,35,37|Ecuador SENADI 2022 Caterpillar v Great Wall
NORØ|NORO|11,20,21|11,20,21|Norway KFIR VM 23/00001 2023
OLYMPBET|OLYMPIC|41|41|Denmark DKPTO MP1666360 2023
MORMORS ØKOLOGISKE DRIKKEKLARE SAFT|MORMORS|32|32|Denmark DKPTO VA 2022 01234 2023
NOMA|MOMA|33|33|Denmark DKPTO VA 2021 02642 2023
OTERRA|DOTERRA|5,29,30,32|3,5,29,30,32|Denmark DKPTO VA 2021 00969 2022
LAKCID|KLACID|5|5|Denmark Ankenævnet AN 2007 00013
ZARKOPERFUME|ARKO|3|3|Denmark DKPTO VR 2015 01598
SPARKIES|SMARTIES|30|30|Denmark DKPTO VA 1985 02218
FIELDTWIN|TWINFIELD|42|42|Norway KFIR VM 21/00006 2021
XPLOR|XPLORY|18|12|Norway KFIR VM 16/00185
JENYA|ZEGNA|25|25|India Delhi HC Consitex v Kamini Jain
BOULT|BOAT|9|9|India Delhi HC Imagine Marketing v Exotic Mile
PARISTONE|PRESTIGE|21|21|India Delhi HC TTK Prestige
BETNEZEN|BETNESOL|5|5|India Delhi HC Glaxo ex parte
BETNECOL|BETNESOL|5|5|India Delhi HC Glaxo ex parte
BETNEVIN|BETNESOL|5|5|India Delhi HC Glaxo ex parte
KARIM'S FOOD|KARIM|43|43|India Tis Hazari court 2025
LIVATOGEN|LIVOGEN|5|5|Pakistan Dacca High Court
IMPERIAL GOLD|IMPERIAL BLUE|33|33|India IPAB Pernod Ricard v Rhizome 2010
GO PLUS|GOIBIBO|9|9,39|India Delhi HC Ibibo 2025 removed
CENTURY INVESTMENTS & REALTY|CENTURY 21|36|36|US 9th Cir Century 21 v Sandlin 1988
`)

const below = (least: number): string[] =>
  decided.filter((row) => markOfRow(row) < least).map(([mark, earlier]) => `${mark} / ${earlier}`)

test('of conflicts that were read in decisions of other places at most three in a hundred are not listed', () => {
  expect(below(listCut).slice(0, Math.max(0, below(listCut).length - (3 * decided.length) / 100))).toEqual([])
  expect(below(0.5)).toEqual([])
})

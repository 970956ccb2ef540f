import { expect, test } from 'vitest'
import { decidedRows, markOfRow } from '#tests/decided.ts'
import { listCut } from '../weights.ts'

/*
 * Later mark | earlier mark | a class of each | the decision, of which each was for the earlier mark, some for its reputation ("rep"), some
 * preliminary. Written down from memory by somebody who had seen no other row; numbers, goods and outcomes were not looked up, so that a
 * row is an example of a likeness and no authority. What is read by its meaning alone (UNEEDA, IWANTA) or in Chinese characters is not found.
 */
const decided = decidedRows(`
LA PEREGRINA|PILGRIM|14|14|In re La Peregrina, TTAB 2008
BUENOS DIAS|GOOD MORNING|3|3|In re American Safety Razor, TTAB 1987
TORNADO|CYCLONE|6|6|Hancock v American Steel & Wire, CCPA 1953
COUGAR|PUMA|25|25|Puma v Roller Derby Skate, TTAB 1980
CHULA|KAHLUA|33|33|Jules Berman v Consolidated Distilled Products, TTAB 1979
VULKENE|VULCAN|9|9|In re General Electric, CCPA 1962
BIGG'S|BIGGS|35|20|In re Hyper Shoppes, Fed. Cir. 1988
ON-LINE TODAY|ONLINE TODAY|38|38|On-Line Careline v America Online, Fed. Cir. 2000
ROADRUNNER MAPS|ROAD RUNNER|16|16|Time Warner v Jones, TTAB 2002
ENYCE|ENYCE|12|25|L.C. Licensing v Berman, TTAB 2008
BEN'S BREAD|UNCLE BEN'S|30|30|Uncle Ben's v Stubenberg, TTAB 1998
MCCLAIM|MCDONALD'S|45|43|McDonald's v McClain, TTAB 1995
MCBAGEL'S|MCDONALD'S|43|43|McDonald's v McBagel's, SDNY 1986
MCDENTAL|MCDONALD'S|44|43|McDonald's v Druck & Gerner, NDNY 1993
OPUS ONE|OPUS ONE|43|33|In re Opus One, TTAB 2001
MUCKY DUCK|THE MUCKY DUCK|30|43|In re Mucky Duck Mustard, TTAB 1988
RED BULL|RED BULL|33|33|In re Majestic Distilling, Fed. Cir. 2003 (malt liquor / tequila)
ACTIVECARE|ACTIVE CARE|42|42|In re Iolo Technologies, TTAB 2010
DAVINCI|DA VINCI|14|14|In re Davey Products, TTAB 2009
MARTIN'S|MARTIN'S|30|29|In re Martin's Famous Pastry Shoppe, Fed. Cir. 1984
ESSENTIALS|ESSENTIALS|25|25|In re Melville, TTAB 1991
PERRY'S PIZZA|PERRY'S|43|43|In re Denisi, TTAB 1985
GOLDEN CRUST|ADOLPH'S GOLD'N CRUST|30|30|In re Shawnee Milling, TTAB 1985
SPRAYZON|SPRA-ON|3|3|In re Uncle Sam Chemical, TTAB 1986
COUNTRY OVEN|COUNTRY OVEN|35|30|In re Country Oven, TTAB 2019
TRUST THE PROCESS|TRUST THE PROCESS|25|25|In re Embiid, TTAB 2021
I AM|I AM|9|9|In re i.am.symbol, Fed. Cir. 2017
HB|HB|33|32|In re Kysela Pere et Fils, TTAB 2011
SMOKES|SMOK|34|34|Shenzhen IVPS v Fancy Pants Products, TTAB 2022
TIVOTAPE|TIVO|11|9|TiVo Brands v Tivoli, TTAB 2018 rep
CHIRO-KLENZ|SUPER CHIRO TEA|5|30|Edom Laboratories v Lichter, TTAB 2012
LIANA|LIANO|33|33|Cesari v Peju Province Winery, TTAB 2004
L'OREAL PARIS|L'OREAL|32|3|L'Oreal v Marcon, TTAB 2012 rep
LAMPS R US|TOYS R US|35|35|Toys R Us v Lamps R Us, TTAB 1983
KIDS 'R' US|TOYS 'R' US|35|35|Toys R Us v Canarsie Kiddie Shop, EDNY 1983
ADULTS R US|TOYS R US|35|35|Toys R Us v Akkaoui, ND Cal 1996 rep
CANDYLAND.COM|CANDY LAND|41|28|Hasbro v Internet Entertainment Group, WD Wash 1996 rep
BARBIE'S PLAYPEN|BARBIE|41|28|Mattel v Jcom, SDNY 1998 rep
TONK-A-PHONE|TONKA|9|28|Tonka v Tonk-A-Phone, D Minn 1985
GUNG-HO MARINE|GUNG-HO|28|28|Hasbro v Lanard Toys, 2d Cir. 1988
SUPER STUD|SUPERMAN|41|16|DC Comics v Unlimited Monkey Business, ND Ga 1984
WONDER WENCH|WONDER WOMAN|41|16|DC Comics v Unlimited Monkey Business, ND Ga 1984
CONANS PIZZA|CONAN THE BARBARIAN|43|16|Conan Properties v Conans Pizza, 5th Cir. 1985
GREATEST USED CAR SHOW ON EARTH|THE GREATEST SHOW ON EARTH|35|41|Ringling Bros v Celozzi-Ettelson, 7th Cir. 1988 rep
GUCCHI GOO|GUCCI|18|18|Gucci Shops v R.H. Macy, SDNY 1977
PAOLO GUCCI|GUCCI|25|25|Gucci v Gucci Shops, SDNY 1988
WALTER S. TAYLOR|TAYLOR|33|33|Taylor Wine v Bully Hill Vineyards, 2d Cir. 1978
STEPHEN L. STETSON|STETSON|25|25|John B. Stetson v Stephen L. Stetson, 2d Cir. 1936
KOKE|COCA-COLA|32|32|Coca-Cola v Koke Co., US Sup. Ct. 1920
NOXIE|MOXIE|32|32|Moxie v Noxie Kola, SDNY 1939
CHARTER OAK|OLD CHARTER|33|33|Continental Distilling v Old Charter Distillery, DC Cir. 1950
BLACK & WHITE|BLACK & WHITE|32|33|Fleischmann Distilling v Maier Brewing, 9th Cir. 1963
JOHNNIE WALKER|JOHNNIE WALKER|34|33|John Walker & Sons v Tampa Cigar, 5th Cir. 1955
IWANTA|UNEEDA|30|30|National Biscuit v Baker, CCSDNY 1899
STA-KLEEN|KEEPCLEAN|21|21|Florence Mfg v Dowd, 2d Cir. 1910
CELLONITE|CELLULOID|17|17|Celluloid Mfg v Cellonite Mfg, CCDNJ 1887
SAPHO|SAPOLIO|3|3|Enoch Morgan's Sons v Whittier-Coburn, CCND Cal 1902
HOME COMFORT|COMFORT|16|16|Gannert v Rupert, 2d Cir. 1904
AMERICAN LADY|THE AMERICAN GIRL|25|25|Hamilton-Brown Shoe v Wolf Bros, US Sup. Ct. 1916
DYE AND SHINE|DYANSHINE|3|3|Barton v Rex-Oil, 3d Cir. 1924
ESSO|S.O.|4|4|Esso v Standard Oil, 8th Cir. 1938
AUNT JEMIMA'S|AUNT JEMIMA'S|30|30|Aunt Jemima Mills v Rigney, 2d Cir. 1917 (syrup / flour)
YALE|YALE|11|6|Yale Electric v Robertson, 2d Cir. 1928
ROLLS-ROYCE|ROLLS-ROYCE|9|12|Wall v Rolls-Royce of America, 3d Cir. 1925
DEL MONTE SPECIAL|DEL MONTE|29|29|Del Monte Special Food v California Packing, 9th Cir. 1929
VERA|VERA|3|25|Scarves by Vera v Todo Imports, 2d Cir. 1976
COPPA TAN|COPPERTONE|3|3|Plough v Kreis Laboratories, 9th Cir. 1963
LE YOGURT|LA YOGURT|29|29|Johanna Farms v Citrus Bowl, EDNY 1978
NESTLE RICAS|RICA|30|30|Borinquen Biscuit v M.V. Trading, 1st Cir. 2006
CRACKER BARREL OLD COUNTRY STORE|CRACKER BARREL|29|29|Kraft Foods v Cracker Barrel Old Country Store, 7th Cir. 2013
GATORADE IS THIRST AID|THIRST-AID|32|32|Sands, Taylor & Wood v Quaker Oats, 7th Cir. 1992
BIGFOOT|BIG FOOT|12|12|Big O Tire Dealers v Goodyear, 10th Cir. 1977
MOVIEBUFF.COM|MOVIEBUFF|42|9|Brookfield v West Coast Entertainment, 9th Cir. 1999
GO|GOTO.COM|42|42|GoTo.com v Walt Disney, 9th Cir. 2000
ENTREPRENEURPR|ENTREPRENEUR|35|16|Entrepreneur Media v Smith, ED Cal 2003 after 9th Cir. 2002
CNNEWS.COM|CNN|38|38|Cable News Network v CNNews.com, ED Va 2001
VICTORIA'S CYBER SECRET|VICTORIA'S SECRET|35|25|Victoria's Cyber Secret v V Secret Catalogue, SD Fla 2001
JOECARTON.COM|JOE CARTOON|41|41|Shields v Zuccarini, 3d Cir. 2001
ELECTRONICBOUTIQUE.COM|ELECTRONICS BOUTIQUE|35|35|Electronics Boutique v Zuccarini, ED Pa 2000
PETERBILTUSEDTRUCKS.COM|PETERBILT|35|12|Paccar v Telescan, 6th Cir. 2003
VIRGIN WIRELESS|VIRGIN|9|9|Virgin Enterprises v Nawab, 2d Cir. 2003
PATSY'S PIZZERIA|PATSY'S|30|30|Patsy's Brand v I.O.B. Realty, 2d Cir. 2003
COOP ORIENTAL|ORIENTAL|36|36|Oriental Financial v Cooperativa Oriental, 1st Cir. 2016
JENN-AIR ATTREZZI|ATTREZZI|7|35|Attrezzi v Maytag, 1st Cir. 2006
FORUM|FORUM|41|41|Forum Corp v Forum Ltd, 7th Cir. 1990
MERIDIAN INSURANCE GROUP|MERIDIAN MUTUAL|36|36|Meridian Mutual v Meridian Insurance Group, 7th Cir. 1997
AMERICAN EXPRESS LIMOUSINE SERVICE|AMERICAN EXPRESS|39|36|American Express v American Express Limousine, EDNY 1991
1-800-AMERICAN|AMERICAN AIRLINES|39|39|American Airlines v A 1-800-A-M-E-R-I-C-A-N, ND Ill 1985
PANAMERICAN SCHOOL OF TRAVEL|PAN AM|41|39|Pan American World Airways v Panamerican School of Travel, SDNY 1986
CFL COLTS|INDIANAPOLIS COLTS|41|41|Indianapolis Colts v Metropolitan Baltimore Football Club, 7th Cir. 1994
LAMPOON|NATIONAL LAMPOON|41|16|National Lampoon v ABC, 2d Cir. 1974
VOGUE SCHOOL OF FASHION MODELLING|VOGUE|41|16|Conde Nast v Vogue School, SDNY 1952
STEIN-WAY|STEINWAY|21|15|Steinway v Robert Demars, CD Cal 1981
TIFFANY'S|TIFFANY|43|14|Tiffany v Boston Club, D Mass 1964 rep
MICHELOB OILY|MICHELOB|16|32|Anheuser-Busch v Balducci, 8th Cir. 1994
BUTTWIPER|BUDWEISER|28|32|Anheuser-Busch v VIP Products, ED Mo 2008
THRIFT CARS|THRIFTY|39|39|Thrifty Rent-A-Car v Thrift Cars, 1st Cir. 1987
SAFEWAY DISCOUNT DRUGS|SAFEWAY|35|35|Safeway Stores v Safeway Discount Drugs, 11th Cir. 1982
ELIZABETH TAYLOR'S PASSION|PASSION|3|3|Elizabeth Taylor Cosmetics v Annick Goutal, SDNY 1987
MR. SUBS'N PIZZA|MR. SUBMARINE|43|43|Mr. Submarine v Amandista, FCA Canada 1987
POSTURE-BEAUTY|BEAUTYREST|20|20|Park Avenue Furniture v Wickes/Simmons Bedding, FCA Canada 1991
CARTIER OPTICAL|CARTIER|44|14|Cartier v Cartier Optical, FC Canada 1988
FANTASYLAND HOTEL|FANTASYLAND|43|41|Walt Disney v Triple Five, Alta CA 1994
JAGUAR|JAGUAR|18|12|Remo Imports v Jaguar Cars, FCA Canada 2007
AJIT WEEKLY|AJIT|16|16|Sadhu Singh Hamdard Trust v Navsun, FC Canada 2018
WHACKOS|SCHMACKOS|31|31|Effem Foods v Wandella Pet Foods, FC Australia 2006
SOLARHUT|SOLAHART|11|11|Solahart Industries v Solar Shop, FC Australia 2011
LA FAMIGLIA RANA|LA FAMIGLIA|30|30|Goodman Fielder v Conga Foods, FC Australia 2020
KOALA DUNDEE|CROCODILE DUNDEE|25|41|Hogan v Koala Dundee, FC Australia 1988
SOUTHERN CROSS|SOUTHERN CROSS|11|7|Southern Cross Refrigerating v Toowoomba Foundry, HCA 1954
STEINECKER|HEINEKEN|32|32|New Zealand Breweries v Heineken's, NZCA 1964
NAVARATNA KALPA|NAVARATNA|5|5|Durga Dutt Sharma v Navaratna Pharmaceutical, SC India 1964
COLLECTOR'S CHOICE|OFFICER'S CHOICE|33|33|Allied Blenders v Shree Nath Heritage, Delhi HC 2014 and 2015
LNT|L&T|9|9|Larsen & Toubro v Lachmi Narain Trades, Delhi HC 2008
GREAT DAY|GOOD DAY|30|30|Britannia v Unibic, Delhi HC 2008
KIRLOSKAR DIESEL RECON|KIRLOSKAR|37|7|Kirloskar Diesel Recon v Kirloskar Proprietary, Bombay HC 1995
BENZ|BENZ|25|12|Daimler Benz v Hybo Hindustan, Delhi HC 1993 rep
OCUFLOX|OCUFLOX|5|5|Milmet Oftho v Allergan, SC India 2004
BLOOMBERG REALTY|BLOOMBERG|36|38|Bloomberg Finance v Prafull Saklecha, Delhi HC 2013
CHIPSPLUS|CHIPSMORE|30|30|Danone Biscuits v Hwa Tai, HC Malaysia 2010
ARTRIL 250|VIARTRIL-S|5|5|Ho Tack Sien v Rotta Research, FC Malaysia 2015
AMANUSA|AMANUSA|36|43|Novelty v Amanresorts, SGCA 2009 rep
BANEBERRY|BURBERRY|25|25|Burberry v Xinboli, Suzhou / Jiangsu High Court 2023
G2000|2000|25|25|Zhao Hua v G2000, Zhejiang High Court 2008
嘉裕长城|长城|33|33|COFCO v Jiayu Dongfang, SPC China 2006
新百伦|百伦|25|25|Zhou Lelun v New Balance, Guangdong High Court 2016
CASTEL|卡斯特|33|33|Li Daozhi v Castel, SPC China 2015
無印良品 MUJI|無印良品|24|24|Miantian v Ryohin Keikaku, SPC 2012 and Beijing High Court 2019
PEAK SEASON|PEAK|25|25|Peak Sport v Zhenyu, Shanghai IP Court 2016
HONDAKIT|HONDA|12|12|Honda v Hensim, SPC China 2019
MBWL|BMW|25|12|BMW v Shiji Baochi, Hunan High Court 2009 rep
米芝莲|米其林 MICHELIN|43|12|Michelin v Miji, Hubei courts 2020 rep
リラ宝塚|宝塚|3|3|Lyra Takarazuka, SC Japan 1963
橘正宗|橘焼酎|33|33|Tachibana Masamune, SC Japan 1961
木林森|大森林|3|3|Daishinrin, SC Japan 1992
ウーマン・パワー|マンパワー|35|35|Manpower v Nippon Woman Power, SC Japan 1983
スナックシャネル|シャネル CHANEL|43|25|Chanel v Snack Chanel, SC Japan 1998 rep
MARICAR|MARIO KART|39|9|Nintendo v MARI Mobility, IP High Court Japan 2019-2020 rep
REEBOK ROYAL FLAG|ROYAL FLAG|25|25|IP High Court Japan 2016
LEGOCHEMPHARMA|LEGO|5|28|SC Korea 2023 rep
자생초|자생|3|44|SC Korea 2017
ROMANTIC DREAMS|ROMANY CREAMS|30|30|National Brands v Blue Lion, SCA South Africa 2001
BOTOINA|BOTOX|3|5|Allergan v Ocean Healthcare, HC Ireland 2008
IPHONE|IFONE|38|38|iFone v Apple, Mexican courts 2012
BODACIOUS-TATAS|TATA|41|12|Tata Sons v D & V Enterprises, WIPO D2000-0479
NOKIAGIRLS|NOKIA|41|9|Nokia v Nokiagirls.com, WIPO D2000-0102
QUIXTARMORTGAGE|QUIXTAR|36|35|Quixtar v Smithberger, WIPO D2000-0253
GOOGKLE.COM|GOOGLE|42|42|Google v Gridasov, NAF 2005
GOLD TOP|GOLD TOE|25|25|Amigo Manufacturing v Cluett Peabody, SC Philippines 2001
FLORMEN|FLORMANN|25|25|Sta. Ana v Maliwat, SC Philippines 1968
UNIVERSAL CONVERSE|CONVERSE|25|25|Converse Rubber v Universal Rubber, SC Philippines 1987
NS D-10 PLUS|D-10 80 WP|5|5|Berris v Abyadang, SC Philippines 2010
GINEBRA KAPITAN|GINEBRA SAN MIGUEL|33|33|Ginebra San Miguel v Tanduay, SC Philippines 2022
TERRANUS|TERRA|36|36|GC T-322/05
NASDAQ|NASDAQ|25|36|GC T-47/06 / C-320/07 P rep
SPA THERAPY|SPA|3|3|GC T-109/07
SPA WISDOM|SPA|3|32|GC T-201/14 rep
TDK|TDK|25|9|GC T-477/04 rep
PAM-PIM'S BABY-PROP|PAM-PAM|16|25|GC T-133/05
KIDS VITS|VITS4KIDS|5|5|GC T-484/08
GOLD MEISTER|MEISTER|14|14|GC T-372/09
YORMA'S|NORMA|43|35|GC T-213/09 / C-191/11 P
BIODANZA|BIODANZA|41|41|GC T-298/10
QUARTZ|QUARTZ|9|9|GC T-328/05 / C-416/08 P
EXĒ|EXE|18|25|GC T-96/06
OMEGA|OMEGA|9|9|GC T-90/05
IHOTEL|I-HOTEL|43|43|GC T-277/11
POLO CLUB SAINT-TROPEZ HARAS DE GASSIN|BEVERLY HILLS POLO CLUB|25|25|GC T-67/15
GITANA|KITANA|25|25|GC T-569/11
NOBEL|NOBEL|20|20|GC T-382/12
CA' MARINA|MARINA ALTA|33|33|GC T-393/11
METRO KIDS COMPANY|METRO|25|25|GC T-50/12
TRECOLORE|FRECCE TRICOLORI|25|25|GC T-227/14
1E1|UNOE|36|36|GC T-61/15
HOT JOKER|JOKER+|9|28|GC T-326/14
CLOVER CANYON|CANYON|25|25|GC T-693/15
ALCOLOCK|ALCOLOCK|9|9|GC T-638/15 / C-340/17 P
FRANCE.COM|FRANCE|39|39|GC T-71/17
THE ONLY ONE BY ALPHASPIRIT WILD AND PERFECT|ONE|31|31|GC T-40/19
CANOLEUM|MARMOLEUM|27|27|GC T-3/20
HAPPY MORENO CHOCO|MORENO|30|30|GC T-498/18
ACM 1899 AC MILAN|MILAN|16|16|GC T-353/20
LINEX|LINES PERLA|5|5|GC T-444/12
MOL BLUE CARD|BLUE BBVA|36|36|GC T-367/12
PEEK & CLOPPENBURG|PEEK & CLOPPENBURG|25|35|GC T-506/11 / C-325/13 P
COLOR FOCUS|FOCUS|3|3|GC T-204/10
STAR TV|STAR TV|38|38|GC T-359/02
JUNGBORN|BORN|29|29|GC T-401/12
WALICHNOWY MARKO|MAR-KO|29|29|GC T-159/11
LIFECYCLE|LIFECYCLE|12|28|GC T-379/12
BOOMERANG|BOOMERANGTV|38|38|GC T-285/12
TEAM BEVERAGE|TEAM|35|36|GC T-359/20
ALDIANO|ALDI|33|33|GC T-429/21
MYBEAUTY TV|BEAUTY TV|38|38|GC T-240/11
EMCURE|EMCUR|5|5|GC T-165/14
FSA K-FORCE|FORCE-X|12|12|GC T-558/13
LAST MINUTE TOUR|LASTMINUTE.COM|39|39|GC T-114/07
SKYSOFT|SKY|42|38|GC T-262/13
BE A REAL SPEC SAVER|SPECSAVERS|44|44|Specsavers v Asda CoA 2012 rep
BENTLEY|BENTLEY|25|25|Bentley 1962 v Bentley Motors CoA 2020
DINE IN WITH ZUMA|ZUMA|31|43|IPEC 2017 rep
VISA|VISA|10|36|CA Sheimer's Application 2000 rep
BALMORAL|BALMORAL|33|33|UK IPO 1999
PUDEL|PUMA|25|25|BGH I ZR 59/13 rep
MARS|MARS|10|30|BGH I ZR 79/92 rep
NIVEA|NIVEA|10|3|BGH 1995 rep
DIMPLE|DIMPLE|3|33|BGH 1984 rep
APIELLA|RIVELLA|32|32|BGE 126 III 315
TORRE SARACENA|TORRES|33|33|BVGer
EVE|EFE|33|33|BVGer B-4159/2009
HAVOLINE|VALVOLINE|4|4|BGE 96 II 248
JENSENS FISKERESTAURANT|JENSENS BØFHUS|43|43|Danish Supreme Court 2014
JUDGE SABATIER|SABATIER|8|8|Rousselon v Horwood 2008
QUEENSBERRY|QUEENSBERRY|25|25|Boxing Brands v Sports Direct 2013
PHONE4U|PHONES 4U|38|38|CoA 2006 (passing off)
BURGISTA BROS|BURGERISTA|43|43|IPEC 2018
CLARIDGE CANDLES|CLARIDGE'S|4|43|IPEC 2019 rep
TITANIC HOTEL|TITANIC SPA|43|44|Property Renaissance v Stanley Dock 2016
RED DAWG|RED BULL|32|32|Monster v Red Bull EWHC 2022 rep
D-ROBE|DRYROBE|25|25|IPEC 2025
METRO'S|MORLEY'S|43|43|IPEC 2022 / CoA 2025
MILKA.FR|MILKA|40|30|CA Versailles 2006 rep
LA VACHE SÉRIEUSE|LA VACHE QUI RIT|29|29|CA Paris 1959
PUFFIN|PENGUIN|30|30|United Biscuits v Asda 1997 (passing off)
LEGO|LEGO|11|28|Lego v Lemelstrich 1983 (passing off)
ANNABEL'S ESCORT AGENCY|ANNABEL'S|45|43|CoA 1972 (passing off)
ELDERFLOWER CHAMPAGNE|CHAMPAGNE|32|33|Taittinger v Allbev CoA 1993 rep
WATERMATIC|AQUAMATIC|28|28|Harry Reynolds v Laffeaty's 1958
MOTRICINE|MOTORINE|4|4|UK 1907
CHELSEA MAN|CHELSEA MAN|25|25|CoA 1987
JUNE|JUNE|3|3|Saville Perfumery v June Perfect HL 1941
DOG FACE|THE NORTH FACE|18|25|OLG Hamburg 2008 rep
LUSTHANSA|LUFTHANSA|16|39|OLG Frankfurt 1982 rep
ARMANI.IT|ARMANI|16|25|Trib. Bergamo 2003 rep
STYRIAGRA|VIAGRA|29|5|Austrian OGH 17 Ob 15/09v rep
WILLIAM R. ASPREY|ASPREY|14|14|Asprey & Garrard v WRA CoA 2002
LEXUS|LEXUS|3|3|Beautimatic v Mitchell 1999
GUMMI BEAR-RINGS|GUMMY|30|30|GC T-210/14
WISENT VODKA|ŻUBRÓWKA BISON BRAND VODKA|33|33|GC T-449/13
NLSPORT|NL|25|25|GC T-117/03
ZARA TANZANIA ADVENTURES|ZARA|39|25|EUIPO BoA 2018 rep
THE RICH PRADA|PRADA|43|25|GC T-111/16 rep
BASIC|BASIC|35|35|GC T-372/11
ROOM SEVEN|SEVEN|18|18|BVGer
MUSEUM OF ILLUSIONS|MUSEUM OF ILLUSIONS|41|41|GC T-70/20
BE IMPULSIVE|IMPULSE|3|3|Hungarian office / C-125/14 rep
SPANISH CHAMPAGNE|CHAMPAGNE|33|33|Bollinger v Costa Brava 1961
CHAMPAGNE|CHAMPAGNE|3|33|CA Paris 1993 rep
VODKAT|VODKA|33|33|Diageo v ICB CoA 2010 (passing off)
ALFRED MCALPINE|SIR ROBERT MCALPINE|37|37|2004 (passing off)
EASYREALESTATE|EASYJET|36|39|easyJet v Dainty 2001 (passing off)
R. HARROD|HARRODS|36|35|Harrods v R Harrod 1924 (passing off)
KODAK CYCLES|KODAK|12|9|Eastman v Griffiths 1898
FRUIT SALT BAKING POWDER|FRUIT SALT|30|5|Eno v Dunn HL 1890
SANRUS|RUS|19|19|Ravenhead Brick v Ruabon 1937
EXXON|EXXON|36|4|Exxon v Exxon Insurance CoA 1982 (passing off)
EVENING MAIL|DAILY MAIL|16|16|Associated Newspapers v Express 2003 (passing off)
CLARANET|CLARO|38|38|GC T-129/16
NLCOLLECTION|NL|25|25|GC T-171/03
NLACTIVE|NL|25|25|GC T-119/03
STONE ALES|STONE ALE|32|32|Montgomery v Thompson HL 1891
OLD ENGLISH ADVOCAAT|ADVOCAAT|33|33|Warnink v Townend HL 1979 (passing off)
SWISS CHALET|SWISS CHOCOLATE|30|30|Chocosuisse v Cadbury CoA 1999 (passing off)
G|G|18|18|Emram v OHIM GC T-187/10
`)

const isRead = (row: readonly string[]) => !/\p{Script=Han}/u.test(`${row[0]}${row[1]}`)

test('of conflicts decided the world over, in scripts that we read, at most one in twenty is not listed, and one is less than half alike', () => {
  const read = decided.filter(isRead)
  const below = (least: number) =>
    read.filter((row) => markOfRow(row) < least).map(([mark, earlier]) => `${mark} / ${earlier}`)
  expect(below(listCut).slice(0, Math.max(0, below(listCut).length - read.length / 20))).toEqual([])
  expect(below(0.5)).toEqual(['IWANTA / UNEEDA'])
})

/*
 * Words that the general and the medical dictionary do not know. Those that only we use belong in
 * pages-content/_practice/words.txt, where staff add them.
 */

const DENTAL = `
abfraction biteguard biteguards bitewings bruxer bruxers calcifications chairside chewable copays coinsurance
corticotomy crossbites debonded debonding diastemas edgewise endodontists enameloplasty etchant etchants flosser
flossers furcations gappy gumlines gutta handpieces implantitis incisally interdentally interproximally irrigators
luxated malocclusions mamelons microabrasion mineralization mouthguard mouthguards mouthrinse mouthrinses nightguard
nightguards occlusally onlays operatories overdentures overjets percha peri perio periodontally pontics prophy
prosthodontists pulpotomies radiographs rebond rebonded rebonding recement recemented relined remineralization
remineralize remineralized remineralizes remineralizing retreatment retreatments scalers sippy teethers
bonder deepbite disilicate interdentals mockup mockups photogrammetry preventively teether temporization
bimaxillary coronectomy coronectomies frenectomies microabrasions orthotropic teledentistry teledentist
thumbsucking underbites zirconia
`;

/** Medicines that are newer than the medical dictionary, and that dentists ask about. */
const MEDICINES = `
abaloparatide abatacept abemaciclib abrocitinib alirocumab apixaban aripiprazole atogepant baricitinib bempedoic brexpiprazole
bempedoate benralizumab brivaracetam canagliflozin cariprazine dapagliflozin daridorexant dulaglutide dupilumab eluxadoline
empagliflozin erenumab ertugliflozin esketamine evolocumab finerenone fremanezumab galcanezumab guselkumab ibrutinib inclisiran
ixekizumab lemborexant liraglutide lixisenatide lumateperone lurasidone mepolizumab nivolumab ocrelizumab olaparib osimertinib
ozanimod palbociclib pembrolizumab pimavanserin ribociclib rimegepant risankizumab romosozumab rucaparib sacubitril secukinumab
semaglutide siponimod solriamfetol suvorexant tezepelumab ticagrelor tirzepatide tofacitinib ubrogepant upadacitinib
vedolizumab vericiguat viloxazine vortioxetine vonoprazan
`;

/** Units of dose, and what else physics and laboratories call things. */
const SCIENCE = `
bioactive bioceramic bioceramics copolymer cpap gray microgray micrograys microsievert microsieverts millisievert millisieverts
milligray milligrays nanosievert polycarbonate polyetheretherketone sievert sieverts
`;

const EVERYDAY = `
cockapoo cockapoos goldendoodle goldendoodles heeler heelers labradoodle labradoodles maltipoo ukulele ukuleles xoloitzcuintli
abuela abuelo abuelos autopay binkies binky boba cardstock copayment copayments covid cul gaggy grandkid grandkids gummies kombucha lattes livestream livestreamed mija mijo offramp ok
paperless pickleball playlists popsicle popsicles prequalify ramen rebook rebooked rebooking rebooks rescan rescanned scannable
signup slushie slushies touchless trilingual tweens voicemails waitlist waitlisted walkthrough wayfinding webpage
webpages wifi wi fi emails yay
`;

const DESERT = `
asada birria champurrado chilaquiles conchas elote elotes folklorico horchata menudo paleta paletas pozole raspado raspados sopapilla sopapillas
haboob haboobs javelina javelinas ocotillo ocotillos paloverde saguaro saguaros xeriscape xeriscaped
`;

const SPANISH = `
ahora al años ayuda bien bienvenida bienvenidas bienvenido bienvenidos buenos casa cada como con cosa cuando cuidado
de del dentista dentistas dentadura desde después dientes diente dolor dos el ella ellos en entre equipo es esta
estamos este familia familias fecha frecuentes fue gracias habla hablamos hacer hasta hay hola hora horario horas hoy
idioma la las le les limpieza llamar llame lo los mas me mi mis mucho muela muy nada ni niñas niños nos nosotras
nosotros nuestra nuestras nuestro nuestros ojos otra otro para paciente pacientes pero por porque preguntas primera
primero puede pueden que quiere sala salud se seguro seguros señor señora ser si siempre sin sobre sonrisa sonrisas
su sus tiempo tiene tienen todo todos trabajo tu un una uno usted ustedes vida visita visitas y ya yo`;

/** Spanish words that are in an English sentence. */
const SPANISH_ALONE = `
amigo amigos bienvenida bienvenido bienvenidos cita citas con de del el familia gracias habla hablamos hola la las los
nuestra nuestro para por se sonrisa sonrisas su usted ustedes y
`;

const PREFIXES = /^(?:re|un|over|under|pre|post|non|multi|anti|micro|mini|nano|semi|super|ultra|inter)(?=\p{L}{5})/u;

/** The commonest words of our neighbours' language, by which a sentence in it is told. */
export const spanishWords: ReadonlySet<string> = new Set(SPANISH.trim().split(/\s+/));

/** Words of our trade, our days and our neighbours, in lower case. */
export const moreWords: ReadonlySet<string> = new Set(
  [DENTAL, MEDICINES, SCIENCE, EVERYDAY, DESERT, SPANISH_ALONE].flatMap((list) => list.trim().split(/\s+/)),
);

/** What is left of a word such as `preauthorization` without its first part; undefined if it has none. */
export function withoutPrefix(word: string): string | undefined {
  const rest = word.replace(PREFIXES, '');
  return rest === word ? undefined : rest;
}

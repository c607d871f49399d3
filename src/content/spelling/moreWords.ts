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
temporization underbites zirconia
`;

const EVERYDAY = `
autopay boba cancelled cancelling cardstock covid cul gummies kombucha lattes livestream livestreamed offramp
paperless pickleball playlists popsicles prequalify ramen rebook rebooked rebooking rebooks rescan rescanned scannable
signup slushie slushies touchless trilingual tweens voicemails waitlist waitlisted walkthrough wayfinding webpage
webpages wifi wi fi emails checkups
`;

const DESERT = `
haboob haboobs javelina javelinas ocotillo ocotillos paloverde saguaro saguaros xeriscape xeriscaped
`;

const SPANISH = `
ahora bienvenida bienvenido bienvenidos casa cita citas con de dentista dentistas del el ella ellos en familia familias
gracias habla hablamos hola la las llame los mi nosotros nuestra nuestras nuestro nuestros para por se sonrisa sonrisas
su sus usted ustedes y
`;

const PREFIXES = /^(?:re|un|over|under|pre|post|non|multi|anti|micro|mini|nano|semi|super|ultra|inter)(?=\p{L}{5})/u;

/** Words of our trade, our days and our neighbours, in lower case. */
export const moreWords: ReadonlySet<string> = new Set(
  [DENTAL, EVERYDAY, DESERT, SPANISH].flatMap((list) => list.trim().split(/\s+/)),
);

/** What is left of a word such as `preauthorization` without its first part; undefined if it has none. */
export function withoutPrefix(word: string): string | undefined {
  const rest = word.replace(PREFIXES, '');
  return rest === word ? undefined : rest;
}

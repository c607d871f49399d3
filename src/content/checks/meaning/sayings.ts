export {
  inSentences as inSayings,
  sentencesByFile as sayingsByFile,
  sentencesOf as sayingsOf,
  type Found,
  type Sentence as Saying,
  type Voice,
  type Words,
} from '../../../../packages/prose/src';

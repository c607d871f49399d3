export {
  inSentences as inSayings,
  plain,
  sentencesByFile as sayingsByFile,
  sentencesOf as sayingsOf,
  type Found,
  type Sentence as Saying,
  type Voice,
  type Words,
} from '../../../../packages/prose/src';

export * from './addresses/book';
export * from './addresses/nearest';
export {ANSWER_TYPES, isPlausibleAnswer, formatAnswer, formatEmail} from './answers';
export * from './closures';
export * from './costs';
export * from './dayOfBuild';
export * from './days';
export * from './document';
export * from './gallery';
export {groupBy} from './groupBy';
export {
  type DayHours,
  type HoursLabels,
  type Span,
  type Times,
  formatIsoTime,
  formatTime,
  formatTimes,
  summarizeWeek,
  formatWeek,
  parseTime,
  getOpenSpans,
} from './hours';
export * from './language';
export {isLocalHost} from './localHost';
export * from './mode';
export {describeNextWeekday} from './nextWeekday';
export * from './notices';
export * from './officeState';
export * from './outputPaths';
export * from './pages';
export * from './previewSettings';
export * from './reviewTopics';
export * from './taps';
export * from './text';
export * from './thankYou';
export {isTypoOf} from './typos';
export {formatTimeLeft} from './timeLeft.mjs';
export {UserError} from './userError.mjs';

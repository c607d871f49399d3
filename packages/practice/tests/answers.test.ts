import {describe, expect, it} from 'vitest';
import {type AnswerType, isPlausibleAnswer, formatAnswer} from '../src/answers';

const TODAY = '2026-11-22';

interface Answer {
  type: AnswerType;
  input: string;
  formatted: string;
}

describe('formatAnswer', () => {
  it.each<Answer>([
    {type: 'tel', input: '4805550142', formatted: '(480) 555-0142'},
    {type: 'tel', input: '+1 480.555.0142', formatted: '(480) 555-0142'},
    {type: 'tel', input: '480 555 0142 ext. 7', formatted: '480 555 0142 ext. 7'},
    {type: 'tel', input: '+52 55 1234 5678', formatted: '+52 55 1234 5678'},
    {type: 'tel', input: '   ', formatted: ''},
    {type: 'zip', input: '85234', formatted: '85234'},
    {type: 'zip', input: '852341234', formatted: '85234-1234'},
    {type: 'email', input: ' ana.núñez@example.com ', formatted: 'ana.núñez@example.com'},
    {type: 'email', input: 'ana @example.com.', formatted: 'ana@example.com'},
    {type: 'birthDay', input: '1980-04-15', formatted: '04/15/1980'},
    {type: 'birthDay', input: '04151980', formatted: '04/15/1980'},
    {type: 'birthDay', input: '4/5/1980', formatted: '04/05/1980'},
    {type: 'birthDay', input: '2-29-2024', formatted: '02/29/2024'},
    {type: 'birthDay', input: 'April 15, 1980', formatted: 'April 15, 1980'},
    {type: 'birthDay', input: '11/22/2026', formatted: '11/22/2026'},
    {type: 'day', input: '12 01 2026', formatted: '12/01/2026'},
    {type: 'day', input: '', formatted: ''},
  ])('formats the $type $input as $formatted', ({type, input, formatted}) => {
    expect(formatAnswer(type, input)).toBe(formatted);
    expect(formatAnswer(type, formatted)).toBe(formatted);
    expect(isPlausibleAnswer(type, formatted, TODAY)).toBe(true);
  });
});

describe('isPlausibleAnswer', () => {
  it.each<Omit<Answer, 'formatted'>>([
    {type: 'tel', input: '555-0142'},
    {type: 'tel', input: 'none'},
    {type: 'zip', input: '8523'},
    {type: 'zip', input: 'AZ'},
    {type: 'email', input: 'ana at example.com'},
    {type: 'email', input: 'ana@example'},
    {type: 'birthDay', input: '4/15/80'},
    {type: 'birthDay', input: '13/01/1980'},
    {type: 'birthDay', input: '02/29/2023'},
    {type: 'birthDay', input: '11/23/2026'},
    {type: 'birthDay', input: '01/01/1822'},
    {type: 'birthDay', input: '1980'},
    {type: 'day', input: '99/99/2026'},
  ])('rejects the $type $input, which keeps its text', ({type, input}) => {
    const formatted = formatAnswer(type, input);
    expect(formatted.replaceAll('/', '')).toContain(input.replaceAll('/', '').slice(-2));
    expect(isPlausibleAnswer(type, formatted, TODAY)).toBe(false);
  });
});

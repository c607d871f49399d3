import {useEffect, useRef, useState, type ReactNode} from 'react';
import {FormattedText} from './FormattedText';
import {readText, type ShownText} from './readText';
import {openTexts} from './showLine';

interface TextEditorProps {
  label: string;
  text: string;
  onChange(this: void, text: string): void;
}

/** A text with its formats, or as it's written if it has a mistake that hides them. */
export function TextEditor({label, text, onChange}: TextEditorProps): ReactNode {
  const [shown, setShown] = useState(() => ({text, content: tryReading(text)}));
  const change = (newText: string) => {
    setShown(({content}) => ({text: newText, content}));
    onChange(newText);
  };
  // A change from outside, such as a restored backup.
  if (shown.text !== text) setShown({text, content: tryReading(text)});
  if (shown.content)
    return <FormattedText label={label} content={shown.content} onChange={change} />;
  return <PlainText label={label} text={text} onChange={change} />;
}

function PlainText({label, text, onChange}: TextEditorProps): ReactNode {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const showLine = (line: string) => {
      const start = input.current?.value.indexOf(line) ?? -1;
      if (start === -1) return false;
      input.current?.focus();
      input.current?.setSelectionRange(start, start);
      return true;
    };
    openTexts.add(showLine);
    return () => void openTexts.delete(showLine);
  }, []);
  return (
    <textarea
      ref={input}
      aria-label={label}
      rows={6}
      value={text}
      onChange={({target}) => onChange(target.value)}
    />
  );
}

function tryReading(text: string): ShownText | undefined {
  try {
    return readText(text);
  } catch {
    return undefined;
  }
}

import type {ReactNode} from 'react';
import type {Block as BlockData, TextCell} from '@dental/content';
import Cell from './Cell';
import styles from './styles.module.css';

type Of<Kind extends BlockData['kind']> = Extract<BlockData, {kind: Kind}>;

/** A piece of the forms. Titles, headings and names of sheets are with the section. */
export default function Block({block}: {block: BlockData}): ReactNode {
  switch (block.kind) {
    case 'text':
      return <p className={styles.text}>{block.text}</p>;
    case 'fields':
      return <Row {...block} />;
    case 'choice':
      return <Choice {...block} />;
    case 'ticks':
      return <Ticks {...block} />;
    case 'questions':
      return block.items.map((item) => <Question key={item.answer} options={block.options} {...item} />);
    case 'table':
      return <Table {...block} />;
    case 'statement':
      return <Statement {...block} />;
    case 'signature':
      return <Signature {...block} />;
    default:
      return undefined;
  }
}

function Row({fields, unless}: {fields: readonly TextCell[]; unless?: readonly number[]}): ReactNode {
  return (
    <div className={styles.row} data-unless={unless?.join(' ')} data-print="whole">
      {fields.map((cell) => (
        <Cell key={cell.name} cell={cell} />
      ))}
    </div>
  );
}

function Choice({name, legend, options}: Of<'choice'>): ReactNode {
  return (
    <fieldset className={styles.group} data-print="whole">
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {options.map((option, index) => (
          <label key={option} className={styles.mark}>
            <input type="radio" name={name} value={option} data-option={index + 1} />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Ticks({legend, items, columns}: Of<'ticks'>): ReactNode {
  return (
    <fieldset className={styles.group} data-print="whole">
      <legend>{legend}</legend>
      <div className={styles.ticks} data-columns={columns}>
        {items.map((item) => (
          <label key={item.name} className={styles.mark}>
            <TickBox name={item.name} />
            <span>{item.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function TickBox({name}: {name: string}): ReactNode {
  return <input type="checkbox" name={name} value="yes" autoComplete="off" />;
}

function Question({
  options,
  answer,
  details,
  text,
  detail,
}: Of<'questions'>['items'][number] & Pick<Of<'questions'>, 'options'>): ReactNode {
  return (
    <fieldset className={styles.question} data-print="whole">
      <legend>{text}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option} className={styles.mark}>
            <input type="radio" name={answer} value={option} />
            <span>{option}</span>
          </label>
        ))}
      </div>
      <div className={styles.detail}>
        <label htmlFor={details}>{detail}</label>
        <input id={details} name={details} autoComplete="off" aria-label={`${text} ${detail}`} />
      </div>
    </fieldset>
  );
}

function Table({caption, lines}: Of<'table'>): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>{caption}</legend>
      <div className={styles.table}>
        {lines.map((cells) => (
          <Row key={cells[0]?.name} fields={cells} />
        ))}
      </div>
    </fieldset>
  );
}

function Statement({name, label, text}: Of<'statement'>): ReactNode {
  return (
    <div className={styles.statement} data-print="whole">
      <label className={styles.mark}>
        <TickBox name={name} />
        <strong>{label}</strong>
      </label>
      <p>{text}</p>
    </div>
  );
}

function Signature({label, fields}: Of<'signature'>): ReactNode {
  return (
    <div className={styles.row} data-print="whole">
      <p className={styles.signature} data-span={12 - fields.reduce((sum, {span}) => sum + span, 0)}>
        {label}
      </p>
      {fields.map((cell) => (
        <Cell key={cell.name} cell={cell} />
      ))}
    </div>
  );
}

import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Block as BlockData, TextCell} from '@dental/content';
import Cell from './Cell';
import PrintedAnswer from './PrintedAnswer';
import styles from './styles.module.css';

type BlockOf<Kind extends BlockData['kind']> = Extract<BlockData, {kind: Kind}>;

/** A part of the forms. Titles, headings, and sheet names are rendered by the section. */
export default function Block({block}: {block: BlockData}): ReactNode {
  switch (block.kind) {
    case 'text':
      return <p className="measure">{block.text}</p>;
    case 'fields':
      return <Row fields={block.fields} unless={block.unless} />;
    case 'choice':
      return (
        <Group legend={block.legend}>
          <Choices name={block.name} options={block.options} />
        </Group>
      );
    case 'checkboxes':
      return (
        <Group legend={block.legend}>
          <div className={styles.checkboxes}>
            {block.items.map(({name, label}) => (
              <CheckableOption key={name} type="checkbox" name={name} value="yes" label={label} />
            ))}
          </div>
        </Group>
      );
    case 'questions':
      return block.items.map((item) => (
        <Question key={item.answer} options={block.options} {...item} />
      ));
    case 'table':
      return (
        <Group legend={block.caption}>
          <div className={clsx('stack gap-4', styles.table)}>
            {block.lines.map((cells) => (
              <Row key={cells[0]?.name} fields={cells} />
            ))}
          </div>
        </Group>
      );
    case 'statement':
      return (
        <div data-print="whole">
          <CheckableOption
            type="checkbox"
            name={block.name}
            value="yes"
            label={<strong>{block.label}</strong>}
          />
          <p className={styles.statement}>{block.text}</p>
        </div>
      );
    case 'signature':
      return (
        <Row fields={block.fields}>
          <p className={clsx('fine', styles.wide, styles.signature)}>{block.label}</p>
        </Row>
      );
    default:
      return undefined;
  }
}

interface RowProps {
  fields: readonly TextCell[];
  unless?: readonly number[] | undefined;
  /** Content before the fields. */
  children?: ReactNode;
}

function Row({fields, unless, children}: RowProps): ReactNode {
  return (
    <div className={styles.row} data-unless={unless?.join(' ')} data-print="whole">
      {children}
      {fields.map((cell) => (
        <Cell key={cell.name} cell={cell} />
      ))}
    </div>
  );
}

function Group({legend, children}: {legend: string; children: ReactNode}): ReactNode {
  return (
    <fieldset data-print="whole">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

function Choices({name, options}: {name: string; options: readonly string[]}): ReactNode {
  return (
    <div className={styles.choices}>
      {options.map((option, index) => (
        <CheckableOption
          key={option}
          type="radio"
          name={name}
          value={option}
          label={option}
          data-option={index + 1}
        />
      ))}
    </div>
  );
}

interface CheckableOptionProps {
  label: ReactNode;
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
}

function CheckableOption({label, ...input}: CheckableOptionProps): ReactNode {
  return (
    <label className={styles.mark}>
      <input {...input} />
      <span>{label}</span>
    </label>
  );
}

type QuestionProps = BlockOf<'questions'>['items'][number] & Pick<BlockOf<'questions'>, 'options'>;

function Question({options, answer, details, text, detail}: QuestionProps): ReactNode {
  return (
    <fieldset className={styles.question} data-print="whole">
      <legend>{text}</legend>
      <Choices name={answer} options={options} />
      <div className={styles.detail}>
        <label htmlFor={details} className="strong">
          {detail}
        </label>
        <input
          id={details}
          name={details}
          className="field"
          autoComplete="off"
          aria-label={`${text} ${detail}`}
        />
        <PrintedAnswer name={details} />
      </div>
    </fieldset>
  );
}

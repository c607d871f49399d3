import {blocks, examples} from '@generated/site-content/default/admin/registry.js';
import dentists from '@generated/site-content/default/dentists.json';
import homePage from '@generated/site-content/default/pages/index.json';
import services from '@generated/site-content/default/services.json';
import Head from '@docusaurus/Head';
import type {ElementType, ReactNode} from 'react';
import Section from '@site/src/components/layout/Section';
import {inlineComponents} from '@site/src/components/links/inlineTags';
import type {Picture, TagExample} from '@dental/content';
import type {VideoData} from '@site/src/data';
import {PageContext, type CurrentPage} from '@site/src/hooks/usePage';
import {STYLEGUIDE_PATH} from '@dental/practice';

const COMPONENTS: Readonly<Record<string, ElementType>> = {...blocks, ...inlineComponents};

const EXAMPLE_PICTURE: Picture = {
  src: '/img/brand/not-found.svg',
  width: 800,
  height: 600,
  sources: [],
  tone: 'tint',
};
const [picture = EXAMPLE_PICTURE] = Object.values<Picture>(homePage.pictures);

const EXAMPLE_VIDEO: VideoData = {
  id: 'example',
  title: 'A video',
  description: 'An example of a video.',
  provider: 'file',
  player: '',
  seconds: 60,
  watch: '/videos/example.mp4',
  embed: '/videos/example.mp4',
  captions: undefined,
  transcript: [],
  poster: picture,
};
const [video = EXAMPLE_VIDEO] = Object.values<VideoData>(homePage.videos);

/** Gives every picture, video, or fact that an example names the same value. */
function repeatForAll<Value>(value: Value): Record<string, Value> {
  return Object.fromEntries(
    examples.flatMap(({attributes}) => Object.values(attributes)).map((name) => [name, value]),
  );
}

/** A service's page that has data for every example. */
const PAGE: CurrentPage = {
  ...homePage,
  frontMatter: {
    kind: 'page',
    title: 'Styleguide',
    description: 'Every block of the site.',
    heading: 'Styleguide',
  },
  path: STYLEGUIDE_PATH,
  toc: [],
  siblings: [],
  subServices: services.slice(0, 2).map((card) => ({...card, prices: undefined})),
  facts: repeatForAll('a fact'),
  pictures: repeatForAll(picture),
  videos: repeatForAll(video),
  reviewed: dentists.slice(0, 1).map(({name, path}) => ({name, path, on: '2026-11-20'}))[0],
};

const LIST_ITEMS = ['A first', 'A second'].map((ordinal) => (
  <li key={ordinal}>
    <strong>{`${ordinal} point.`}</strong> <span>What it means.</span>
  </li>
));

/**
 * One example of each block that a page may use (`packages/content/src/tagRules.ts`). Only in
 * preview builds.
 */
export default function StyleguidePage(): ReactNode {
  const {title, description, heading} = PAGE.frontMatter;
  return (
    <PageContext value={PAGE}>
      <Head>
        <title>{title}</title>
        <meta name="description" content={description} />
      </Head>
      <Section>
        <h1>{heading}</h1>
        <p>
          {description} Each is shown with the least that it needs. This page is in preview builds
          only.
        </p>
      </Section>
      {examples.map((example) => (
        <Section key={example.name} id={example.name} heading={example.tag}>
          {example.linksToOwnPage ? (
            <p>It is only shown on a page of its own.</p>
          ) : (
            <Example {...example} />
          )}
        </Section>
      ))}
    </PageContext>
  );
}

/** A block with an example of each attribute and of its content. */
function Example({name, attributes, ...rules}: TagExample): ReactNode {
  const Component = COMPONENTS[name];
  if (!Component) throw new Error(`There is no component named ${name}.`);
  return <Component {...attributes}>{renderChildren(rules)}</Component>;
}

type ContentRules = Pick<TagExample, 'holds' | 'words' | 'inline'>;

function renderChildren({holds, words, inline}: ContentRules): ReactNode {
  if (holds === 'list') return <ul>{LIST_ITEMS}</ul>;
  if (holds === 'steps') return <ol>{LIST_ITEMS}</ol>;
  if (holds === 'videos') {
    const videoExamples = examples.filter(({name}) => name === 'VideoModal');
    return videoExamples.map((example) => <Example key={example.name} {...example} />);
  }
  if (!words) return undefined;
  return inline ? 'a few words' : <p>A few words between its two parts.</p>;
}

import {checkLeftovers, checkProse, checksAgainstRecords} from '@dental/prose';
import type {Check} from '@dental/content';
import * as addresses from './addresses';
import * as anchors from './anchors';
import * as brand from './brand';
import * as consent from './consent';
import * as costs from './costs';
import * as files from './files';
import * as figures from './figures';
import * as films from './films';
import * as hours from './hours';
import * as invisibleSigns from './invisibleSigns';
import * as leftoverMarks from './leftoverMarks';
import * as lines from './lines';
import * as links from './links';
import * as linkWords from './linkWords';
import * as nameTokens from './nameTokens';
import * as outside from './outside';
import * as pages from './pages';
import * as past from './past';
import * as people from './people';
import * as pictures from './pictures';
import * as references from './references';
import * as signOff from './signOff';
import * as spelling from './spelling';
import * as starts from './starts';
import * as tags from './tags';
import * as texts from './texts';
import * as typedFacts from './typedFacts';
import * as vendors from './vendors';
import * as webAddresses from './webAddresses';

/** What a file of this folder exports under a name that starts with `check` is a check. */
type Subject = Readonly<Record<`check${string}`, Check>>;

function checksOf(...subjects: readonly Subject[]): readonly Check[] {
  return subjects
    .flatMap((subject): [string, Check][] => Object.entries(subject))
    .flatMap(([name, check]) => (name.startsWith('check') ? check : []));
}

/** Those that judge each file by itself: the others wait until every file can be read. */
export const checksOfSingleFiles: readonly Check[] = [
  ...checksOf(files, invisibleSigns, leftoverMarks, lines, tags, texts, webAddresses),
  checkProse,
  checkLeftovers,
];

/** Everything that must hold in the content, once its files can be read. */
export const checks: readonly Check[] = [
  ...checksOfSingleFiles,
  ...checksAgainstRecords,
  ...checksOf(
    addresses,
    anchors,
    brand,
    consent,
    costs,
    figures,
    films,
    hours,
    links,
    linkWords,
    nameTokens,
    outside,
  ),
  ...checksOf(
    pages,
    past,
    people,
    pictures,
    references,
    signOff,
    spelling,
    starts,
    typedFacts,
    vendors,
  ),
];

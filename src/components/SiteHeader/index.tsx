import englishLabels from '@generated/site-content/default/labels/layout.json';
import practice from '@generated/site-content/default/practice.json';
import type {ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import {useSearchLink} from '../../navigation';
import {useScrolledPast} from '../../hooks/useScrolledPast';
import BrandPicture from '../BrandPicture';
import Icon from '../Icon';
import MainNavigation from '../MainNavigation';
import MobileMenu from './MobileMenu';
import NavigationLink from '../links/NavigationLink';
import ScrolledActions from './ScrolledActions';
import TopBar from './TopBar';
import {useWords} from '../../language';
import styles from './styles.module.css';

/** The header changes its look after this scroll distance (specification, section 9). */
const SCROLL_THRESHOLD_PX = 170;

/** A longer name gets smaller letters, so that it fits in the height of the header. */
const MAX_LARGE_NAME_CHARACTERS = 24;

/** The header of every page: the top bar, and below it the sticky logo and navigation. */
export default function SiteHeader(): ReactNode {
  const labels = useWords('labels/layout', englishLabels);
  const searchLink = useSearchLink();
  return (
    <header className={styles.header}>
      <TopBar />
      <Bar>
        <div className={styles.inner}>
          <NavigationLink entry={{label: practice.name, to: '/'}} className={styles.logo}>
            <BrandPicture
              file="lockup.svg"
              alt={interpolate(labels.homePage, {name: practice.name})}
              width={290}
              height={64}
            >
              <span
                className={styles.name}
                data-long={practice.name.length > MAX_LARGE_NAME_CHARACTERS || undefined}
                translate="no"
              >
                {practice.name}
              </span>
            </BrandPicture>
          </NavigationLink>
          <MainNavigation />
          <ScrolledActions />
          {searchLink && (
            <NavigationLink entry={searchLink} className={styles.search}>
              <Icon name="search" />
              <span className="visually-hidden">{searchLink.label}</span>
            </NavigationLink>
          )}
          <MobileMenu />
        </div>
      </Bar>
    </header>
  );
}

/** The sticky part. Its content doesn't render again when it changes its look. */
function Bar({children}: {children: ReactNode}): ReactNode {
  const isScrolled = useScrolledPast(SCROLL_THRESHOLD_PX);
  return (
    <div className={styles.bar} data-scrolled={isScrolled || undefined}>
      {children}
    </div>
  );
}

/**
 * The topics of reviews with their names for visitors. The styles of `ReviewWall` have a rule for
 * each, because its filter needs no script.
 */
export const REVIEW_TOPICS = {
  nervous: 'Nervous patients',
  children: 'Children and families',
  cleaning: 'Cleanings and gums',
  repairs: 'Repairs and replacements',
  looks: 'A new look',
  needs: 'Access and languages',
  office: 'Front desk and bills',
} as const;

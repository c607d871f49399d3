/** The age groups of the gallery, as they are written in a case. */
export const AGES = ['18 - 29', '30 - 39', '40 - 49', '50 - 59', 'Over 60'] as const;

/** The genders of the gallery. */
export const GENDERS = ['Female', 'Male'] as const;

/** The categories of the gallery with their names for visitors. */
export const CATEGORIES = {
  'chipped-front-tooth': 'Chipped front tooth',
  'fractured-tooth': 'Fractured tooth',
  'in-needs-of-a-cleaning': 'In need of a cleaning',
  'smile-improvement': 'Smile improvement',
  'replace-missing-teeth': 'Replace missing teeth',
} as const;

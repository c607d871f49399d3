/**
 * The mouth of every case, before and after, keyed by the id of the case;
 * the words of the case are in pages-content/_cases.
 *
 * A tooth has its dental name: U upper or L lower, R or L the patient's own right or left (R is on
 * the left of the picture), and its number from the middle: 1 front tooth, 2 the next, 3 eye tooth,
 * 4 and 5 premolars. UR1 is the patient's upper right front tooth.
 */
export type ToothName = `${'U' | 'L'}${'R' | 'L'}${1 | 2 | 3 | 4 | 5}`;

/** The color of all teeth. */
export type Shade = 'bright' | 'light' | 'natural' | 'warm' | 'yellow' | 'tea';

/** The state of the gum. */
type Gums = 'healthy' | 'sore' | 'inflamed';

/** A coating on the teeth along the gum. */
export type Film = 'plaque' | 'tartar' | 'tea' | 'smoke' | 'trace';

/** The points of a broken edge: [0 inner … 1 outer side, share of the height that is lost]. */
type Break = readonly (readonly [number, number])[];

export interface Tooth {
  /** Not there: gum shows in its place. */
  missing?: true;
  /** The edge that is left after a break. */
  broken?: Break;
  /** Width and height against what is usual here. */
  wide?: number;
  tall?: number;
  /** Moved away from the middle, down, in units; leaning outward, in degrees. */
  out?: number;
  down?: number;
  lean?: number;
  /** True if it's in front of its neighbors. */
  front?: true;
  /** Narrow and pointed, as a tooth that stayed small. */
  peg?: true;
  /** Ground flat: the inner tooth shows along the edge. */
  worn?: true;
  /** A crown of another material: old gray, bare metal showing, or silver filling laid open. */
  crown?: 'gray' | 'metal' | 'silver';
  /** A crack from edge to gum: its line, [across, up], both 0 to 1. */
  crack?: Break;
  /** Small marks: spots, patches of old filling, squares of brackets, pale patches at the gum. */
  marks?: readonly (
    | 'chalk'
    | 'brown'
    | 'patch'
    | 'bracket'
    | 'cement'
    | 'soft'
    | 'faint'
    | 'pulp'
    | 'old-edge'
  )[];
  /** The gum starts lower (+) or higher (-) on this tooth, in units. */
  gum?: number;
}

export interface Mouth {
  shade?: Shade;
  gums?: Gums;
  film?: Film;
  /** The jaw with this gum and coating; both if omitted. */
  jaw?: 'U' | 'L';
  /** The distance that the gum has receded, in units. */
  recede?: number;
  /** Gray and brown bands across the teeth. */
  bands?: true;
  teeth?: Partial<Record<ToothName, Tooth>>;
}

export interface Condition {
  /** `open` shows the lower teeth, too; `left` and `right` turn that side of the patient to us. */
  view?: 'open' | 'left' | 'right';
  /** True in both pictures. */
  always?: Mouth;
  before: Mouth;
  after?: Mouth;
}

const FRONT_FOUR: ToothName[] = ['UR2', 'UR1', 'UL1', 'UL2'];
const FRONT_SIX: ToothName[] = ['UR3', ...FRONT_FOUR, 'UL3'];
const UPPER: ToothName[] = ['UR5', 'UR4', ...FRONT_SIX, 'UL4', 'UL5'];
const LOWER_FOUR: ToothName[] = ['LR2', 'LR1', 'LL1', 'LL2'];

/** The same state for several teeth. */
function all(names: readonly ToothName[], tooth: Tooth): Partial<Record<ToothName, Tooth>> {
  return Object.fromEntries(names.map((name) => [name, tooth]));
}

/** The points of a break, written "across lost, across lost". */
function points(text: string): Break {
  return text.split(', ').map((point): [number, number] => {
    const [across = 0, lost = 0] = point.split(' ').map(Number);
    return [across, lost];
  });
}

export const conditions: Record<number, Condition> = {
  // A chipped front tooth: the outer corner of the left one.
  1: {
    before: {
      teeth: {
        UL1: {
          broken: points('0.38 0, 0.5 0.12, 0.72 0.2, 1 0.42'),
        },
      },
    },
  },
  // The right front tooth knocked out.
  2: {before: {teeth: {UR1: {missing: true}}}},
  // Yellow with the years.
  3: {before: {shade: 'yellow'}, after: {shade: 'light'}},
  // Tartar along the lower front teeth, bleeding gum.
  4: {view: 'open', always: {shade: 'warm'}, before: {film: 'tartar', gums: 'inflamed', jaw: 'L'}},
  // The tooth next to the right front tooth snapped near the gum.
  5: {
    before: {
      teeth: {
        UR2: {
          broken: points('0 0.7, 0.25 0.62, 0.55 0.74, 0.8 0.66, 1 0.74'),
        },
      },
    },
  },
  // Upper front teeth twisted and overlapping.
  6: {
    before: {
      teeth: {
        UR1: {lean: -7, out: -5, front: true, down: 2},
        UL1: {lean: 6, out: -3, wide: 0.94},
        UR2: {lean: 9, out: -10, down: -7, wide: 0.96},
        UL2: {lean: -9, out: -9, front: true, down: 3},
        UR3: {out: -8, lean: -4, front: true, down: -5},
        UL3: {out: -7, lean: 5, down: -2},
      },
    },
  },
  // Four upper teeth gone, on both sides.
  7: {
    view: 'right',
    always: {shade: 'warm'},
    before: {teeth: all(['UR3', 'UR4', 'UL2', 'UL4'], {missing: true})},
  },
  // Both front teeth and the one to the left chipped.
  8: {
    before: {
      teeth: {
        UR1: {
          broken: points('0 0.2, 0.3 0.12, 0.5 0.02, 0.62 0'),
        },
        UL1: {
          broken: points('0 0.34, 0.26 0.26, 0.6 0.3, 1 0.12'),
        },
        UL2: {
          broken: points('0 0.3, 0.34 0.22, 0.62 0'),
        },
      },
    },
  },
  // An old gray crown with a dark line at the gum, left front tooth.
  9: {before: {teeth: {UL1: {crown: 'gray', gum: -4}}}},
  // The tooth next to the left front tooth: half of it gone, the rest split below the gum.
  10: {
    view: 'left',
    always: {shade: 'warm'},
    before: {
      teeth: {
        UL2: {
          broken: points('0 0.36, 0.3 0.44, 0.55 0.68, 1 0.72'),
          crack: points('0.3 0.46, 0.36 0.66, 0.3 0.8, 0.34 0.99'),
        },
      },
    },
  },
  // An even tea-colored tone.
  11: {before: {shade: 'tea'}, after: {shade: 'bright'}},
  // Puffy red gums during pregnancy.
  12: {before: {gums: 'inflamed'}},
  // The upper left first premolar gone, its neighbors leaning in.
  13: {
    view: 'left',
    before: {teeth: {UL4: {missing: true}, UL3: {lean: 4}, UL5: {lean: -10, out: -4}}},
  },
  // A gap between the front teeth.
  14: {
    before: {
      teeth: {
        UR1: {out: 5, wide: 0.93},
        UL1: {out: 5, wide: 0.93},
        UR2: {out: 3, wide: 0.96},
        UL2: {out: 3, wide: 0.96},
      },
    },
  },
  // Red swollen gums drawn back, tartar at the edge.
  15: {
    always: {shade: 'warm'},
    before: {gums: 'inflamed', film: 'tartar', recede: 5},
    after: {recede: 6},
  },
  // The outer wall of the upper left premolar broken off.
  16: {
    view: 'left',
    before: {
      teeth: {
        UL4: {
          broken: points('0 0.26, 0.3 0.4, 0.6 0.6, 1 0.66'),
        },
      },
    },
  },
  // The corner of a lower front tooth.
  17: {
    view: 'open',
    before: {
      teeth: {
        LR1: {
          broken: points('0 0.3, 0.35 0.22, 0.7 0'),
        },
      },
    },
  },
  // Patchwork fillings on both front teeth.
  18: {always: {shade: 'warm'}, before: {teeth: all(['UR1', 'UL1'], {marks: ['patch']})}},
  // Half of the left front tooth gone, the nerve showing.
  19: {
    before: {
      teeth: {
        UL1: {
          broken: points('0 0.5, 0.3 0.42, 0.65 0.47, 1 0.34'),
          marks: ['pulp'],
        },
      },
    },
  },
  // The upper left eye tooth missing.
  20: {view: 'left', before: {teeth: {UL3: {missing: true}}}},
  // Chalky flecks and brown spots; two faint flecks stay.
  21: {
    before: {
      teeth: {
        ...all(['UR3', 'UL3'], {marks: ['chalk']}),
        ...all(['UR1', 'UL1', 'UR2', 'UL2'], {marks: ['chalk', 'brown']}),
      },
    },
    after: {teeth: all(['UR1', 'UL2'], {marks: ['faint']})},
  },
  // Brown tea stain between the teeth and along the gum.
  22: {before: {film: 'tea'}},
  // Four lower front teeth gone.
  23: {
    view: 'open',
    always: {shade: 'warm'},
    before: {recede: 3, teeth: all(LOWER_FOUR, {missing: true})},
    after: {recede: 3},
  },
  // Small nicks along both front edges.
  24: {
    before: {
      teeth: {
        UR1: {
          broken: points(
            '0.08 0, 0.16 0.055, 0.26 0.01, 0.44 0, 0.54 0.075, 0.66 0.01, 0.8 0.04, 0.92 0.07',
          ),
        },
        UL1: {
          broken: points('0.06 0.02, 0.2 0.07, 0.32 0, 0.5 0.01, 0.6 0.06, 0.72 0.005, 0.88 0'),
        },
      },
    },
    after: {teeth: all(['UR1', 'UL1'], {tall: 0.98})},
  },
  // Twenty years of smoking.
  25: {
    before: {film: 'smoke', gums: 'inflamed', shade: 'yellow', recede: 4},
    after: {shade: 'warm', recede: 5},
  },
  // Gum that covers the front teeth, higher on one side.
  26: {
    before: {
      teeth: {
        UR1: {gum: 20},
        UL1: {gum: 13},
        UR2: {gum: 17},
        UL2: {gum: 12},
        UR3: {gum: 9},
        UL3: {gum: 7},
      },
    },
  },
  // The tip of the right eye tooth broken off at a slant.
  27: {
    view: 'right',
    always: {shade: 'warm'},
    before: {
      teeth: {
        UR3: {
          broken: points('0 0.06, 0.4 0.2, 1 0.4'),
        },
      },
    },
  },
  // The right front tooth and the one next to it, half gone; a small rotation stays.
  28: {
    always: {shade: 'warm'},
    before: {
      teeth: {
        UR1: {
          broken: points('0 0.42, 0.35 0.36, 0.7 0.48, 1 0.52'),
        },
        UR2: {
          broken: points('0 0.5, 0.4 0.56, 0.7 0.46, 1 0.36'),
          lean: 4,
        },
      },
    },
    after: {teeth: {UR2: {lean: 4}}},
  },
  // The lower corner of the tooth to the left of the front teeth.
  29: {
    before: {
      teeth: {
        UL2: {
          broken: points('0 0.42, 0.24 0.3, 0.5 0.22, 0.78 0'),
        },
      },
    },
  },
  // Spaces between the upper front four.
  30: {
    before: {
      teeth: {
        UR1: {out: 3, wide: 0.86},
        UL1: {out: 3, wide: 0.86},
        UR2: {wide: 0.78, tall: 0.95},
        UL2: {wide: 0.78, tall: 0.95},
      },
    },
    after: {shade: 'light'},
  },
  // A ledge of tartar on the lower front teeth; dark spaces after.
  31: {
    view: 'open',
    before: {film: 'tartar', gums: 'inflamed', jaw: 'L'},
    after: {recede: 4, jaw: 'L'},
  },
  // Porcelain off the old crown next to the right front tooth, metal bare.
  32: {always: {shade: 'warm'}, before: {teeth: {UR2: {crown: 'metal'}}}},
  // Six front teeth ground flat and short.
  33: {
    before: {
      shade: 'yellow',
      teeth: {
        ...all(['UR1', 'UL1'], {tall: 0.66, worn: true}),
        ...all(['UR2', 'UL2'], {tall: 0.72, worn: true}),
        ...all(['UR3', 'UL3'], {tall: 0.74, worn: true}),
      },
    },
    after: {shade: 'natural'},
  },
  // Soft plaque at the gum, puffy gums.
  34: {before: {film: 'plaque', gums: 'sore'}},
  // The left eye tooth and the tooth behind it gone.
  35: {
    view: 'left',
    always: {shade: 'warm'},
    before: {teeth: all(['UL3', 'UL4'], {missing: true})},
  },
  // Both front teeth chipped where they meet.
  36: {
    before: {
      teeth: {
        UR1: {
          broken: points('0 0.25, 0.2 0.13, 0.36 0'),
        },
        UL1: {
          broken: points('0 0.29, 0.24 0.17, 0.42 0'),
        },
      },
    },
  },
  // Only three upper teeth left, loose and long.
  37: {
    always: {shade: 'warm'},
    before: {
      shade: 'yellow',
      teeth: {
        ...all(UPPER, {missing: true}),
        UR3: {lean: 7, down: 5, gum: -7},
        UL2: {lean: 6, down: 4, gum: -8},
        UL3: {lean: -6, down: 7, gum: -8},
      },
    },
    after: {shade: 'natural'},
  },
  // Lower front teeth crowded; one small dark triangle stays.
  38: {
    view: 'open',
    always: {shade: 'warm'},
    before: {
      teeth: {
        LR1: {lean: 12, out: -6, front: true, down: -4},
        LL1: {lean: -6, out: -7, down: 5, wide: 0.9},
        LR2: {lean: -10, out: -7, down: 4, wide: 0.92},
        LL2: {lean: 12, out: -10, front: true, down: -3},
        LR3: {out: -8, lean: 6, front: true},
        LL3: {out: -7, lean: -3, down: 2},
      },
    },
    after: {recede: 2, jaw: 'L'},
  },
  // After braces: red gums, plaque, rims of cement; faint chalky squares after.
  39: {
    before: {
      gums: 'inflamed',
      film: 'plaque',
      teeth: all([...FRONT_SIX, 'UR4', 'UL4'], {marks: ['cement']}),
    },
    after: {teeth: all([...FRONT_SIX, 'UR4', 'UL4'], {marks: ['bracket']})},
  },
  // A crack in the right eye tooth, from the tip almost to the gum.
  40: {
    view: 'right',
    before: {
      teeth: {
        UR3: {
          crack: points('0.42 0, 0.5 0.2, 0.4 0.42, 0.48 0.62, 0.43 0.84'),
        },
      },
    },
  },
  // The tooth next to the right front tooth never grew.
  41: {before: {teeth: {UR2: {missing: true}}}},
  // A brown crack down the middle of the left front tooth.
  42: {
    before: {
      teeth: {
        UL1: {
          crack: points('0.5 0, 0.45 0.2, 0.54 0.4, 0.47 0.6, 0.52 0.78'),
        },
      },
    },
  },
  // Ragged edges on the upper front four.
  43: {
    before: {
      teeth: {
        UR1: {
          broken: points('0 0.1, 0.18 0.16, 0.34 0.06, 0.55 0.11, 0.75 0.05, 1 0.16'),
        },
        UL1: {
          broken: points('0 0.06, 0.3 0.12, 0.48 0.22, 0.66 0.09, 1 0.12'),
        },
        UR2: {
          broken: points('0 0.12, 0.4 0.2, 0.6 0.08, 1 0.14'),
        },
        UL2: {
          broken: points('0 0.2, 0.35 0.1, 0.6 0.18, 1 0.1'),
        },
      },
    },
    after: {teeth: all(FRONT_FOUR, {tall: 0.97})},
  },
  // A dry mouth: sticky plaque, sore gums, pale softened patches that stay.
  44: {
    always: {shade: 'warm', teeth: all(['UR3', 'UR1', 'UL2'], {marks: ['soft']})},
    before: {gums: 'sore', film: 'plaque'},
  },
  // An old repair on the right front tooth, stained at the edge and chipped again.
  45: {
    before: {
      teeth: {
        UR1: {
          broken: points('0 0.22, 0.3 0.1, 0.48 0'),
          marks: ['old-edge'],
        },
      },
    },
  },
  // An upper right premolar lost.
  46: {view: 'right', before: {teeth: {UR4: {missing: true}}}},
  // Gray and brown bands on all teeth; the teeth behind the veneers keep a trace.
  47: {before: {shade: 'tea', bands: true}, after: {shade: 'natural'}},
  // The front wall of the right premolar gone, an old silver filling bare.
  48: {view: 'right', before: {teeth: {UR4: {crown: 'silver'}}}},
  // The teeth next to the front two: small and pointed.
  49: {before: {teeth: all(['UR2', 'UL2'], {peg: true})}},
};

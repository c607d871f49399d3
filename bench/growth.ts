import type {Bench} from './bench';
import type {Part} from './part';
export async function benchGrowth(_: Bench): Promise<Part> { return {title: 'Growth', rows: [], conditions: ''}; }

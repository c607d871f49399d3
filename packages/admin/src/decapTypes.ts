import type {DecapCmsCore} from 'decap-cms-core';

/** Decap CMS itself, where formats, inputs, and backends are registered. */
export type Cms = typeof DecapCmsCore;

/** The properties that Decap CMS passes to every input, as far as ours use them. */
export interface InputProps {
  value?: string;
  forID: string;
  onChange(this: void, value: string): void;
}

/**
 * The ratios to which public pages crop pictures (docs/specification.md, "Pictures"). '9/16' is the whole
 * screen of a phone; 'natural' is not cropped.
 */
export type Ratio = '4/3' | '3/2' | '16/9' | '21/9' | '9/16' | 'natural'

export const ratioClasses: Record<Ratio, string> = {
  '4/3': 'aspect-4/3',
  '3/2': 'aspect-3/2',
  '16/9': 'aspect-16/9',
  '21/9': 'aspect-21/9',
  '9/16': 'aspect-9/16',
  natural: '',
}

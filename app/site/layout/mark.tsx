import { DrawnMark } from '~/ui/drawn-mark'
import { useSiteData } from './site-data'

/** The mark that the author chose, if any. An uploaded one may be wider than high. */
export function SiteMark({ className }: { className: string }) {
  const { mark } = useSiteData().appearance
  return mark && <DrawnMark mark={mark} className={`w-auto ${className}`} />
}

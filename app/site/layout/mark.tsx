import { DrawnMark } from '~/ui/drawn-mark'
import { useSiteData } from './site-data'

/** The site's mark, if the author has chosen one. An uploaded mark may be wider than high. */
export function SiteMark({ className }: { className: string }) {
  const { mark } = useSiteData().appearance
  return mark && <DrawnMark mark={mark} className={`w-auto ${className}`} />
}

import { DrawnMark } from '~/ui/drawn-mark'
import { useSiteData } from './site-data'

/** The mark that the author chose; nothing if there is none. */
export function SiteMark({ className }: { className: string }) {
  const { mark } = useSiteData().appearance
  return mark && <DrawnMark path={mark.path} className={className} />
}

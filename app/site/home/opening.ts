import type { FrontPage } from '~/domain/front-page/front-page'
import type { Picture } from '~/domain/images/images'
import type { Shades } from '~/domain/images/site-pictures/shade'

/** What the opening of the front page shows besides heading, subheading and quotes. */
export interface OpeningProps {
  picture: Picture | undefined
  /** The shade that text on the picture needs. */
  shade: Shades
  front: FrontPage
}

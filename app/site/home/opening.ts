import type { FrontPage } from '~/domain/front-page/front-page'
import type { Picture } from '~/domain/images/images'
import type { Shades } from '~/domain/images/site-pictures/shade'

/** The content of the front page's opening besides heading, subheading and quotes. */
export interface OpeningProps {
  picture: Picture | undefined
  /** The shade that the picture needs behind words. */
  shade: Shades
  front: FrontPage
}

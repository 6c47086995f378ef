import type { FrontPage } from '~/domain/front-page/front-page'
import type { Picture } from '~/domain/images/images'
import type { Shades } from '~/domain/images/shade'

/** What the opening of the front page may show. The heading, the line below it and the quotes it always has. */
export interface OpeningProps {
  picture: Picture | undefined
  /** How dark it has to be behind words on the picture. */
  shade: Shades
  front: FrontPage
}

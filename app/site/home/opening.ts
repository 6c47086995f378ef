import type { FrontPage } from '~/domain/front-page/front-page'
import type { Picture } from '~/domain/images/images'
import type { Shades } from '~/domain/images/site-pictures/shade'

export interface OpeningProps {
  picture: Picture | undefined
  shade: Shades
  front: FrontPage
}

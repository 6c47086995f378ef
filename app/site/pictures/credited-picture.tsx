import type { Picture as PictureView } from '~/domain/images/images'
import { Picture } from './picture'

interface CreditedPictureProps {
  picture: PictureView
  className?: string
}

export function CreditedPicture({ picture, className = '' }: CreditedPictureProps) {
  return (
    <figure className={className}>
      <Picture
        picture={picture}
        ratio="natural"
        sizes="(min-width: 48rem) 38rem, 90vw"
        priority
        className="w-full"
      />
      {picture.credit && (
        <figcaption className="mt-1.5 text-caption text-faded">{picture.credit}</figcaption>
      )}
    </figure>
  )
}

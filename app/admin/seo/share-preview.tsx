import { seoCopy } from '~/domain/seo/seo.copy'

interface SharePreviewProps {
  title: string
  description: string
  /** The URL of the picture; without one the page is shared as words alone. */
  picture: string | undefined
  /** The page was not read yet: the picture's place is kept, so that the cards below stay where they are. */
  isAwaited: boolean
  host: string
}

/** About as the page looks where somebody shares a link to it. */
export function SharePreview(props: SharePreviewProps) {
  const { title, description, picture, isAwaited, host } = props
  return (
    <figure className="grid content-start gap-2">
      <figcaption className="text-caption text-faded">{seoCopy.sharePreview}</figcaption>
      <div className="max-w-md border border-rule">
        {isAwaited && <div className="aspect-1200/630 w-full bg-leaf" />}
        {picture && (
          <img
            src={picture}
            alt=""
            width={1200}
            height={630}
            loading="lazy"
            className="aspect-1200/630 h-auto w-full bg-leaf object-cover"
          />
        )}
        <div className="grid gap-0.5 bg-leaf px-4 py-3">
          <p className="truncate text-caption text-faded">{host}</p>
          <p className="wrap-anywhere line-clamp-2 font-semibold text-small leading-snug">
            {title}
          </p>
          <p className="wrap-anywhere line-clamp-2 text-caption text-faded leading-snug">
            {description}
          </p>
        </div>
      </div>
    </figure>
  )
}

import type { Picture as PictureView } from '~/domain/images/images'

interface PictureProps {
  picture: PictureView
  sizes: string
  tallSizes?: Record<keyof typeof tallScreens, string>
  ratio?: keyof typeof ratioClasses
  priority?: boolean
  className?: string
}

/** The screens on which the crops are used. On wider ones they would have to be enlarged. */
const tallScreens = { phone: '(max-aspect-ratio: 3/5)', tablet: '(max-aspect-ratio: 3/4)' }

const ratioClasses = {
  '4/3': 'aspect-4/3',
  '3/2': 'aspect-3/2',
  '16/9': 'aspect-16/9',
  '21/9': 'aspect-21/9',
  // Prevents a grid from stretching it.
  natural: 'h-fit',
}

/** A picture whose space is reserved, so that nothing shifts when it loads. It needs no scripts or inline styles. */
export function Picture({
  picture,
  sizes,
  tallSizes,
  ratio,
  priority = false,
  className = '',
}: PictureProps) {
  const { alt, width, height, focus, placeholder, src, sources, tallSources = [] } = picture
  const modernSources = sources.slice(0, -1)
  const widths = withMaxDensity(sizes)
  const cropClass = `focused fx-${focus.x} fy-${focus.y}`
  return (
    <span
      className={`relative block overflow-hidden ${ratio ? ratioClasses[ratio] : ''} ${className}`}
    >
      {placeholder && (
        <img
          src={placeholder}
          alt=""
          aria-hidden="true"
          className={`absolute inset-0 size-full print:hidden ${cropClass}`}
        />
      )}
      <picture className="contents">
        {tallSizes &&
          tallSources.map(({ screen, type, srcset }) => (
            <source
              key={`${screen} ${type}`}
              media={tallScreens[screen]}
              type={type}
              srcSet={srcset}
              sizes={tallSizes[screen]}
            />
          ))}
        {modernSources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={widths} />
        ))}
        <img
          src={src}
          srcSet={sources.at(-1)?.srcset}
          sizes={widths}
          width={width}
          height={height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          className={`relative w-full ${ratio === 'natural' ? 'h-auto' : 'h-full'} ${cropClass}`}
        />
      </picture>
    </span>
  )
}

/**
 * Requests two device pixels per CSS pixel on phones with three, since the file for three is twice as large
 * and the difference is invisible. Reduces the width by 2%, so that a file of 640 pixels is used for 90% of
 * screens of 360 and 412 pixels.
 */
function withMaxDensity(sizes: string): string {
  return sizes.replace(/(\d+)vw$/, (_, width) => {
    const minWidth = width * 0.98
    return `(min-resolution: 2.5dppx) ${Math.round((minWidth * 2) / 3)}vw, ${Math.round(minWidth)}vw`
  })
}

/** What this shows of a picture; a picture of the domain has all of it. */
export interface PictureView {
  alt: string
  width: number
  height: number
  /** In whole per cents from the left and the top. */
  focus: { x: number; y: number }
  /** A data URI, or empty. */
  placeholder: string
  src: string
  /** The best format first; the last is what the img element gets. */
  sources: { type: string; srcset: string }[]
  /** Of the parts that fill upright screens, the tallest first. */
  tallSources?: { screen: keyof typeof tallScreens; type: string; srcset: string }[]
}

interface PictureProps {
  picture: PictureView
  /** How wide it is shown, as in the HTML attribute: the browser chooses the file by it. */
  sizes: string
  /** The same of the parts for upright screens. */
  tallSizes?: Record<keyof typeof tallScreens, string>
  /** The shape it is cropped to, around its focus point. Without one it fills the box it is given. */
  ratio?: keyof typeof shapes
  /** For the first large picture of a page: fetched at once and before others. */
  priority?: boolean
  className?: string
}

/** Where a part covers all that is seen: what is wider would have to enlarge it. */
const tallScreens = { phone: '(max-aspect-ratio: 3/5)', tablet: '(max-aspect-ratio: 3/4)' }

const shapes = {
  '4/3': 'aspect-4/3',
  '3/2': 'aspect-3/2',
  '16/9': 'aspect-16/9',
  '21/9': 'aspect-21/9',
  // Not stretched by a grid either.
  natural: 'h-fit',
}

/**
 * A picture in the smallest file that does, above a blur of itself that is there from the start. Its
 * place is kept free, so nothing moves when it comes, and it needs neither script nor inline style.
 */
export function Picture({
  picture,
  sizes,
  tallSizes,
  ratio,
  priority = false,
  className = '',
}: PictureProps) {
  const { alt, width, height, focus, placeholder, src, sources, tallSources = [] } = picture
  const modern = sources.slice(0, -1)
  const widths = ofTwoDots(sizes)
  const cropped = `focused fx-${focus.x} fy-${focus.y}`
  return (
    <span className={`relative block overflow-hidden ${ratio ? shapes[ratio] : ''} ${className}`}>
      {placeholder && (
        <img
          src={placeholder}
          alt=""
          aria-hidden="true"
          className={`absolute inset-0 size-full print:hidden ${cropped}`}
        />
      )}
      <picture className="contents">
        {tallSources.map(({ screen, type, srcset }) => (
          <source
            key={`${screen} ${type}`}
            media={tallScreens[screen]}
            type={type}
            srcSet={srcset}
            sizes={tallSizes?.[screen] ?? sizes}
          />
        ))}
        {modern.map(({ type, srcset }) => (
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
          className={`relative w-full ${ratio === 'natural' ? 'h-auto' : 'h-full'} ${cropped}`}
        />
      </picture>
    </span>
  )
}

/**
 * Of three dots to the point that a phone has, nobody sees the third in a picture; its bytes double. Nor a
 * fiftieth that is missing: so 640 pixels do for nine tenths of 360 and of 412 points.
 */
function ofTwoDots(sizes: string): string {
  return sizes.replace(/(\d+)vw$/, (_, width) => {
    const least = width * 0.98
    return `(min-resolution: 2.5dppx) ${Math.round((least * 2) / 3)}vw, ${Math.round(least)}vw`
  })
}

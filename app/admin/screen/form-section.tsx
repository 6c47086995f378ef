import { type ReactNode, useId } from 'react'

interface FormSectionProps {
  id?: string
  title: string
  intro?: ReactNode
  children: ReactNode
}

export function FormSection({ id: anchor, title, intro, children }: FormSectionProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-rule border-b pb-8 has-[+:is(details,fieldset)]:border-b-0 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={id} className="text-heading outline-none">
          {title}
        </h2>
        {intro && <p className="text-faded text-small">{intro}</p>}
      </div>
      <div className="grid content-start gap-5">{children}</div>
    </section>
  )
}

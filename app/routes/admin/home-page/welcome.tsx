import { useState } from 'react'
import { href, Link } from 'react-router'
import { useCommand } from '~/admin/saving/use-saving'
import { type FirstStep, firstSteps, visibleSteps } from '~/domain/welcome/welcome'
import { welcomeCopy as copy } from '~/domain/welcome/welcome.copy'
import { Button } from '~/ui/button'

const path = href('/admin/velkommen')

interface WelcomeProps {
  done: Record<FirstStep, boolean>
  isHidden: boolean
}

export function Welcome({ done, isHidden }: WelcomeProps) {
  const command = useCommand(path)
  const areAllDone = firstSteps.every((step) => done[step])
  // The last step may be done on this screen.
  const [wereAllDone] = useState(areAllDone)
  if (wereAllDone) return null
  if (areAllDone) {
    return (
      <p
        role="status"
        className="border-gilt border-l-2 bg-leaf p-6 font-display text-heading md:p-8"
      >
        {copy.allDone}
      </p>
    )
  }
  if (isHidden) {
    return (
      <Button className="button-quiet -mx-3 w-fit" onClick={() => command({ intent: 'show' })}>
        {copy.show}
      </Button>
    )
  }
  return (
    <section aria-labelledby="velkommen" className="border-gilt border-l-2 bg-leaf p-6 md:p-8">
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <h2 id="velkommen" className="text-heading">
          {copy.title}
        </h2>
        <Button className="button-quiet -my-2 -mr-3" onClick={() => command({ intent: 'hide' })}>
          {copy.hide}
        </Button>
      </div>
      <p className="mt-1 max-w-measure text-faded text-small">{copy.intro}</p>
      <ol className="mt-5 grid gap-x-10 gap-y-1 lg:grid-cols-2">
        {visibleSteps(done).map((step) => (
          <Step key={step} step={step} isDone={done[step]} />
        ))}
      </ol>
      <p className="mt-4 text-small">
        <Link to={href('/admin/hjaelp')} className="link py-1">
          {copy.guide}
        </Link>
      </p>
    </section>
  )
}

function Step({ step, isDone }: { step: FirstStep; isDone: boolean }) {
  const { title, text, href } = copy.steps[step]
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 py-2">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        className={`mt-0.5 size-6 ${isDone ? 'text-accent' : 'text-faded'}`}
      >
        <circle cx="12" cy="12" r="10" />
        {isDone && <path d="M7 12.500l3.500 3.500L17 8.500" strokeWidth="2" />}
      </svg>
      <div>
        <p>
          <span className="sr-only">{isDone ? copy.done : copy.notDone} </span>
          <a href={href} className={`link py-1 ${isDone ? 'text-faded' : 'font-semibold'}`}>
            {title}
          </a>
        </p>
        <p className="text-faded text-small">{text}</p>
      </div>
    </li>
  )
}

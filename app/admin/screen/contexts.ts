import { createContext } from 'react'
import type { FirstStep } from '~/domain/welcome/welcome'

/** The id of the signed-in account; empty outside the back-office. */
export const AccountContext = createContext('')

/** The new author's next step; undefined once there is none. */
export const NextStepContext = createContext<FirstStep | undefined>(undefined)

/** Today in Copenhagen by the server's clock, YYYY-MM-DD; empty outside the back-office. */
export const TodayContext = createContext('')

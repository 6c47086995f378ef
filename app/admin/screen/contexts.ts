import { createContext } from 'react'
import type { NextStep } from '~/domain/welcome/welcome'

/** The id of the signed-in account; empty outside the back-office. */
export const AccountContext = createContext('')

/** The new author's next step; undefined while the steps are hidden. */
export const NextStepContext = createContext<NextStep | undefined>(undefined)

/** Today in Copenhagen by the server's clock, YYYY-MM-DD; empty outside the back-office. */
export const TodayContext = createContext('')

/** Whether the author writes letters to readers ('Funktioner'). */
export const LettersContext = createContext(false)

import { numberFormat } from '#kernel/formatters.ts'
import type { WriteStream } from 'node:tty'

/** How far something long is. */
export interface Shown {
  readonly name: string
  readonly records: number
  /** Records that an earlier run had done, not counted into the speed. */
  readonly before: number
  readonly read: number
  readonly bytes: number
  /** `read` and `bytes` count files. */
  readonly isOfFiles?: boolean
}

const width = 24
const secondsBetweenLines = 5
const number = numberFormat('en')

function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(0)} kB` : `${(bytes / 1e6).toFixed(bytes < 1e8 ? 1 : 0)} MB`
}

/** Minutes and seconds, with hours where there are some. */
export function durationOf(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** One line about how far it is, after some seconds: share, records, speed, size and what is left. */
export function lineOf(
  { name, records, before, read, bytes, isOfFiles }: Shown,
  seconds: number,
  bar: boolean,
): string {
  const share = bytes > 0 ? Math.min(1, read / bytes) : 1
  const full = Math.round(share * width)
  const drawn = bar ? `  ${'█'.repeat(full)}${'░'.repeat(width - full)}` : ''
  const speed = seconds > 0 ? Math.round((records - before) / seconds) : 0
  const left = share > 0 && share < 1 ? `  ${durationOf((seconds / share) * (1 - share))} left` : ''
  return `${name}${drawn}  ${Math.floor(share * 100)} %  ${number.format(records)} records  ${number.format(speed)}/s${isOfFiles ? '' : `  ${sizeOf(read)} of ${sizeOf(bytes)}`}${left}`
}

/** Tells how far it is: a bar that stays on its line on a terminal, else a plain line now and then. */
export function progressLine(out: Pick<WriteStream, 'isTTY' | 'columns' | 'write'>, clock: () => number) {
  let began = clock()
  let lastLine = began
  return {
    begin() {
      began = clock()
      lastLine = began
    },
    show(shown: Shown) {
      const seconds = (clock() - began) / 1000
      if (out.isTTY) {
        const line = lineOf(shown, seconds, true)
        out.write(`\r\u001b[K${line.slice(0, Math.max(20, (out.columns || 80) - 1))}`)
      } else if (clock() - lastLine >= secondsBetweenLines * 1000) {
        lastLine = clock()
        out.write(`${lineOf(shown, seconds, false)}\n`)
      }
    },
    /** Ends the line and gives the seconds it took. */
    end(): number {
      if (out.isTTY) out.write('\r\u001b[K')
      return (clock() - began) / 1000
    },
  }
}

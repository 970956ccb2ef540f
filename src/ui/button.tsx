import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'destructive'

interface Look {
  kind?: ButtonKind
  small?: boolean
  block?: boolean
}

/** The classes of a button, for links that a router renders. */
export function buttonClass({ kind = 'secondary', small, block }: Look, extra?: string): string {
  return classNames('mw-btn', `mw-btn--${kind}`, small && 'mw-btn--s', block && 'mw-btn--block', extra)
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; children: ReactNode }

/** `busy` shows the spinner and refuses a second press, without taking the focus away. */
export function Button({ kind, small, block, busy, className, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the default is 'button'; forms pass 'submit'
      type={type}
      className={buttonClass({ kind, small, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}

type ButtonLinkProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children: ReactNode }

export function ButtonLink({ kind, small, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ kind, small, block }, className)}>
      {children}
    </a>
  )
}

import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { basicSetup } from 'codemirror'
import { useEffect, useEffectEvent, useRef } from 'react'

/** A text handed to an editor; another object replaces what stands there, even when it says the same. */
export interface Given {
  readonly text: string
}

interface CodeEditorProps {
  label: string
  /** What the editor begins with, and what replaces its text later. What is typed belongs to the editor alone. */
  given: Given
  /** Language, completion, checks: kept as they were first given until `id` changes. */
  extensions: readonly Extension[]
  /** Another id makes a fresh editor. */
  id: string
  readOnly?: boolean
  /** Called with the editor when it stands, and again when the function changes: for what arrives later, as a schema. */
  onStand?: (view: EditorView) => void
  onChange?: (text: string) => void
  onRun?: () => void
}

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.definitionKeyword, tags.modifier], color: 'var(--mw-registry)', fontWeight: '600' },
  { tag: [tags.variableName, tags.attributeName], color: 'var(--mw-seal)' },
  { tag: tags.string, color: 'var(--mw-leaf)' },
  { tag: [tags.integer, tags.float, tags.number, tags.bool, tags.null], color: 'var(--mw-amber)' },
  { tag: [tags.comment, tags.lineComment], color: 'var(--mw-muted)', fontStyle: 'italic' },
])

const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--mw-ink)', backgroundColor: 'var(--mw-surface)', fontSize: '13px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.6' },
  '.cm-gutters': { backgroundColor: 'var(--mw-sunk)', color: 'var(--mw-muted)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--mw-sunk)' },
  '&.cm-focused': { outline: '2px solid var(--mw-registry)', outlineOffset: '-2px' },
  '.cm-cursor': { borderLeftColor: 'var(--mw-ink)' },
  '.cm-tooltip': { backgroundColor: 'var(--mw-surface)', border: '1px solid var(--mw-line)', color: 'var(--mw-ink)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--mw-ink)', color: 'var(--mw-surface)' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': { backgroundColor: 'var(--mw-line)' },
})

/**
 * An editor for code. It lives in a shadow root, where its styles are adopted sheets and not elements, so that the
 * page's policy need not allow inline styles.
 */
export function CodeEditor({ label, given, extensions, id, readOnly, onStand, onChange, onRun }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const changed = useEffectEvent((text: string) => onChange?.(text))
  const runs = useEffectEvent(() => onRun?.())
  useEffect(() => {
    const element = host.current
    if (!element) return undefined
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const run = () => {
      runs()
      return true
    }
    const editor = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        doc: given.text,
        extensions: [
          keymap.of([{ key: 'Mod-Enter', run }]),
          basicSetup,
          look,
          syntaxHighlighting(colours),
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          EditorState.readOnly.of(readOnly ?? false),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) changed(update.state.doc.toString())
          }),
          ...extensions,
        ],
      }),
    })
    view.current = editor
    return () => editor.destroy()
    // A fresh editor comes with a fresh id only; typing must not make one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- text and extensions are what the editor starts with
  }, [id, label, readOnly])
  useEffect(() => {
    const editor = view.current
    if (editor && editor.state.doc.toString() !== given.text)
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: given.text } })
  }, [given])
  useEffect(() => {
    if (view.current) onStand?.(view.current)
  }, [onStand])
  return <div ref={host} className="wb-code" />
}

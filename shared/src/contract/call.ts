import type { z } from 'zod';
import type { Route } from './routes.js';

/** One call of the API: the schemas of its query, body and answer. The server and the page use the same description. */
export interface Call<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> extends Route {
  /** The description of the call in the API documentation: its effect and its conditions. */
  summary: string;
  query: Query;
  /** The schema of the body: JSON or, if the call takes a file, the text fields of a form (multipart/form-data). */
  body: Body;
  answer: Answer;
}

type Part<C, Key extends keyof C> = C[Key] extends z.ZodType ? C[Key] : never;

/** The type of a call's query as a caller passes it, before the schema converts it. */
export type QueryOf<C extends Call> = z.input<Part<C, 'query'>>;
export type BodyOf<C extends Call> = z.input<Part<C, 'body'>>;
/** The type of a call's query as a handler reads it, after the schema has converted it. */
export type ParsedQuery<C extends Call> = z.output<Part<C, 'query'>>;
export type ParsedBody<C extends Call> = z.output<Part<C, 'body'>>;
/** The type of the answer that a caller receives. */
export type AnswerOf<C extends Call> = z.output<Part<C, 'answer'>>;

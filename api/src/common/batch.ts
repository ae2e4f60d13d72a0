import { setImmediate } from 'node:timers/promises';

/**
 * Collects questions, and asks the database all of them with one query. Questions are collected during one turn of the
 * event loop or, if `isPatient` is true, while a query runs. A question that comes alone, while no query runs, isn't
 * delayed. Many simultaneous questions cost little more than one question.
 */
export class Batch<Question, Answer> {
  private open: { questions: Question[]; answers: Promise<(question: Question) => Answer> } | null = null;
  private running: Promise<unknown> = Promise.resolve();

  /**
   * @param ask answers several questions with one query. It returns the function that finds the answer to each
   *   question.
   * @param isPatient true if at most one query may run at a time. Questions that come while a query runs then wait for
   *   its end, and are asked together with the next query. A query never answers questions that came after its start,
   *   so no answer is older than its question.
   */
  constructor(
    private readonly ask: (questions: readonly Question[]) => Promise<(question: Question) => Answer>,
    private readonly isPatient = false,
  ) {}

  /** Returns the answer to a question. If `ask` fails, all questions of the same query reject with its error. */
  async answer(question: Question): Promise<Answer> {
    this.open ??= this.begin();
    this.open.questions.push(question);
    return (await this.open.answers)(question);
  }

  private begin() {
    const questions: Question[] = [];
    const begins = Promise.all([setImmediate(), this.isPatient ? this.running : null]);
    const answers = begins.then(() => {
      this.open = null;
      return this.ask(questions);
    });
    // A query that fails doesn't stop the next one. Its own questions get the error.
    this.running = answers.catch(() => null);
    return { questions, answers };
  }
}

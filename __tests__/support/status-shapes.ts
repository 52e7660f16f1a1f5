import type { Body } from './answer-shapes.ts';
import { rowsOf } from './table-rows.ts';

/** The shapes in which a service could answer to a poll of a job, and what the client must do with each. */
type Status = readonly [shape: string, change: (body: Body) => unknown, end: string, says?: RegExp];
export const STATUSES: readonly Status[] = rowsOf(String.raw`
  {status, score} | {"status": "completed", "score": 0.1} | passed
  {status: "DONE", score: "0.1"} | {"status": "DONE", "score": "0.1"} | passed
  {state, vulnerability_score} | {"state": "Succeeded", "vulnerability_score": 0.9} | vulnerable
  {processing_status, result: {score}} | {"processing_status": "finished", "result": {"score": 0.2}} | passed
  {data: {status, scores: {evasion}}} | {"data": {"status": "completed", "scores": {"evasion": 0.7}}} | vulnerable
  {job: {state, score}} | {"job": {"id": "$id", "state": "done", "score": 0}} | passed
  {status: {code}, score} | {"status": {"code": "COMPLETED"}, "score": 0.1} | passed
  a defence that was left out | {"status": "completed", "score": 0.1, "defense_status": "skipped"} | passed
  a part that is done | {"upload_status": "completed", "score": 0} | unexpected-answer
  a request that succeeded | {"status": "success", "data": {"score": 0}} | unexpected-answer
  a stage that failed | {"status": "completed", "score": 0.1, "engine": {"state": "failed"}} | unexpected-answer | engine
  {done: true, score} | {"done": true, "score": 0.1} | passed
  states | {"status": "completed", "score": 0.1, "history": [{"status": "queued"}, {"status": "running"}]} | passed
  an accuracy score beside | {"status": "completed", "score": 0.1, "accuracy_score": 0.9} | passed
  unknown fields | {"status": "completed", "score": 0.1, "note": "all good", "createdAt": "now"} | passed
  {status: "failed", message} | {"status": "FAILED", "message": "no such file"} | failed | failed
  {status: "cancelled"} | {"status": "cancelled"} | failed | cancelled
  no score | {"status": "completed"} | undecided | without a score.*GET .*fields of the answer: status
  a score that is no number | {"status": "completed", "score": "low"} | undecided | not one number
  two scores | {"status": "completed", "score": 0.1, "risk_score": 0.8} | undecided | not one number
  a score in percent | {"status": "completed", "score": 12} | undecided | not from 0 to 1
  vulnerable: true | {"status": "completed", "score": 0, "vulnerable": true} | undecided | calls the model vulnerable
  an unknown word | {"status": "archived", "score": 0.1} | unexpected-answer | "status" says "archived"
  no state | {"score": 0.1} | unexpected-answer | neither a stage nor a state
  an error | {"status": "completed", "score": 0.1, "errors": ["disk full"]} | unexpected-answer | disk full
  success: false | {"status": "completed", "score": 0.1, "success": false} | unexpected-answer | success
  another job | {"job_id": "another", "status": "completed", "score": 0.1} | unexpected-answer | another job
`).map(([name = '', json = '', end = '', says = '']) => [
  name,
  ({ job_id }): unknown => JSON.parse(json.replace('$id', String(job_id))),
  end,
  new RegExp(says, 'iu'),
]);

export {
  programLanguages,
  usualLimits,
  type Finding,
  type OfferedCall,
  type Program,
  type ProgramLanguage,
  type ProgramLimits,
  type ProgramRun,
  type RunEnd,
  type RunNote,
} from './program.ts';

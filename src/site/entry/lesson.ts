import '../../elements/index.ts';
